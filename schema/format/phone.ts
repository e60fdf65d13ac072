/** The zones of E.164: a code of one or two digits where it is one of these, of three elsewhere. */
const CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/**
 * `+8613800138000` as people read it, and as a line may break it: +86 13800138000. What is no such
 * number, masked ones too, stays.
 */
export const formatPhone = (number: string): string => number.replace(CODE, '+$1 $2');
