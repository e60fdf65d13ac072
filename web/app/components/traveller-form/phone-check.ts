import { e164, type Phone, phoneProblem } from '#schema/rules/travellers/contact.ts';

let exists: ((international: string) => boolean) | null = null;

/**
 * Fetches the telephone numbering plans, which are heavy, once the page is rendered. Until they are
 * there a number is judged by its form alone, and the gateway says the rest.
 */
export async function loadNumberingPlans(): Promise<void> {
  const { isValidPhoneNumber } = await import('libphonenumber-js/min');
  exists = isValidPhoneNumber;
}

/** What is wrong with a telephone number; null when nothing. */
export function phoneFault(phone: Phone): 'REQUIRED' | 'PHONE_INVALID' | null {
  const problem = phoneProblem(phone);
  if (problem) return problem;
  return !exists || exists(e164(phone)) ? null : 'PHONE_INVALID';
}
