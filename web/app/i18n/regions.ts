import type { IntlShape } from 'react-intl';
import { COUNTRY_CODES, type CountryCode } from '#schema/codes/base/countries.ts';
import type { MessageId } from './message-ids.gen.ts';

const idOf = (code: string) => `region.${code}`;
const isMessage = (intl: IntlShape, id: string): id is MessageId => id in intl.messages;

/**
 * The name of a country or region by its ISO 3166 code; the code itself where the page has not
 * loaded `region`.
 */
export function regionName(intl: IntlShape, code: string): string {
  const id = idOf(code);
  if (isMessage(intl, id)) return intl.formatMessage({ id });
  console.error(`no name of the region ${code}: does the page's handle list 'region'?`);
  return code;
}

const orders = new WeakMap<object, CountryCode[]>();

/** All codes in the order of the user's language, which is that of the catalogue. */
export function regionsInOrder(intl: IntlShape): CountryCode[] {
  const known = orders.get(intl.messages);
  if (known) return known;
  const places = new Map(Object.keys(intl.messages).map((id, at) => [id, at]));
  const place = (code: CountryCode) => places.get(idOf(code)) ?? 0;
  const codes = [...COUNTRY_CODES].sort((a, b) => place(a) - place(b));
  orders.set(intl.messages, codes);
  return codes;
}
