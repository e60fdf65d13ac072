import type { RefusedWord } from './refused-words.ts';
import { STRUCK_OUT_EN } from './struck-out-en.ts';
import { refusedForms } from './terms.ts';

const word = (refused: RegExp, use: string, example: string): RefusedWord => ({
  refused,
  use,
  example,
});

/** Words of other hands, and the one that the English edition uses. */
const TERMS: readonly RefusedWord[] = [
  word(/(?<!in )\bthe order\b/, 'the booking', 'the order says'),
];

/** Turns of phrase that an editor would strike out. */
const PHRASES: readonly RefusedWord[] = [
  word(/\bwhoever\b/i, 'anyone who', 'Whoever flies'),
  word(/\bWho (?:has|is not|comes|turns|wears|needs)\b/, 'Anyone who', 'Who has a card'),
  word(/\bmend(?:s|ed)?\b/, 'fix', 'we mend it'),
  word(/\ball the same\b/, 'still', 'all the same'),
  word(/(?:across|crosses) a border/, 'international', 'flights across a border'),
  word(/\b(?:stands?|lies?) (?:on|under|in|beside|here)\b/, 'is (shown)', 'stands under baggage'),
  word(/(?<!instead )\bof (?:ours|its own|their own|your own)\b/, 'our, own', 'a page of its own'),
  word(/(?<!travel )\bby itself\b/, 'automatically', 'goes back by itself'),
  word(/not any more/i, 'no longer', 'Not any more'),
  word(/\bdoes not (?:go|come)\b/, 'operate, arrive', 'the code does not come'),
  word(/\blook (?:by|for)\b(?! it\b)/i, 'search, find', 'Look for an answer'),
  word(/the last word/, 'check', 'has the last word'),
  word(/\bone pays\b/, 'passengers pay', 'one pays as an adult'),
  word(/\bnobody\b|\bsomebody\b/i, 'no one, someone', 'Somebody reads it'),
  word(/\b(?:is|are) over\b/, 'has ended', 'the time is over'),
  word(/\bno such\b/i, 'can’t find', 'No such flight'),
  word(/\banew\b/, 'again', 'search anew'),
  word(/come along/, 'travel with you', 'they cannot come along'),
  word(
    /you’ll have (?:it|the money|\{amount\}) by/i,
    'we’ll refund … by',
    'you’ll have it by Friday',
  ),
  word(/for orientation/, 'for reference', 'for orientation'),
  word(/\bpresent (?:flights?|password)\b/, 'current', 'your present flights'),
  word(/\bwaits? for (?:payment|a review)\b/i, 'is awaiting', 'Nothing waits for payment'),
  word(/\bby themselves\b/, 'automatically', 'points arrive by themselves'),
  word(/\bg(?:ive|iven|ave) (?:them |these extras )?back\b/i, 'refund, cancel', 'Give back'),
  word(/\bgoes back (?:to you|the way|to the card)\b/, 'we’ll return', 'it goes back to you'),
  word(/\bfees? (?:that )?(?:is|are) kept\b/i, 'no fee, fee deducted', 'No fee is kept.'),
  word(/what becomes of/i, 'what to do about', 'what becomes of the flight'),
];

/** Words of American English or of officials, which have never been on the site. */
const NEVER: readonly RefusedWord[] = [
  word(/\bluggage\b/i, 'baggage', 'luggage'),
  word(/\bcarry-on\b(?!-)/i, 'cabin baggage', 'carry-on'),
  word(/\bairplane/i, 'aircraft', 'airplane'),
  word(/utili[sz]e/i, 'use', 'utilize'),
  word(/\bkindly\b/i, 'please', 'Kindly note'),
  word(/\bprior to\b/i, 'before', 'prior to'),
  word(/\bin order to\b/i, 'to', 'in order to'),
  word(/\bcolor\b/i, 'colour', 'color'),
  word(/\bcenter\b/i, 'centre', 'center'),
  word(/\bcanceled\b/i, 'cancelled', 'canceled'),
];

/** What the English edition does not say. */
export const REFUSED_EN: readonly RefusedWord[] = [
  ...refusedForms('en'),
  ...TERMS,
  ...PHRASES,
  ...NEVER,
  ...STRUCK_OUT_EN,
];
