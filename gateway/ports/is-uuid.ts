const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Whether a text can be compared with a column of uuids: for any other the database would answer
 * with an error.
 */
export const isUuid = (text: string): boolean => UUID.test(text);
