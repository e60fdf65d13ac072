/**
 * The address of a question's answer within its page, the same in every language.
 * @param section its section's id
 * @param block which block of the section, from 0 on
 * @param nth which question of the block, from 0 on
 */
export const questionId = (section: string, block: number, nth: number): string =>
  `${section}-${block + 1}-${nth + 1}`;
