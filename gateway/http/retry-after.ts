/** After so many seconds it is worth asking again: what every 503 says. */
export const RETRY_AFTER_SECONDS = '5';
