import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { ONLINE_ACTIONS, type OnlineAction } from '#schema/codes/orders/online-actions.ts';
import { formatDay } from '#schema/format/days.ts';
import { formatMoney } from '#schema/format/money.ts';
import { linkedTexts } from './page-link.server.ts';
import {
  formatList,
  formatNumber,
  formatSpan,
  formatUnit,
  type TimeUnit,
  type Unit,
} from './units.ts';

/**
 * Figures as words of one language, for content files: `const say = articleFigures('ja')`. Every
 * figure in a text is given through it from `schema/codes`; none is typed. Names of pages and
 * controls come from their catalogues likewise.
 */
export const articleFigures = (locale: Locale) => ({
  ...linkedTexts(locale),
  /**
   * What is said of an action: the first where the site offers it, else how it is done by phone or
   * at the counter.
   */
  online: <Said>(action: OnlineAction, online: Said, otherwise: Said): Said =>
    ONLINE_ACTIONS[action] ? online : otherwise,
  airline: BRAND.name[locale],
  club: BRAND.clubName[locale],
  firstCard: BRAND.firstCard[locale],
  city: BRAND.city[locale],
  /** The name of the airline's own currency, and its code. */
  currency: BRAND.currencyName[locale],
  currencyCode: BRAND.currency,
  /** The network on board. */
  wifi: BRAND.wifi,
  /** The customer service number, linked. */
  phone: `[${BRAND.phone.display}](tel:${BRAND.phone.e164})`,
  /** The customer service address, linked. */
  email: `[${BRAND.email}](mailto:${BRAND.email})`,
  /** `12,345` */
  number: (value: number) => formatNumber(locale, value),
  /** `23 kg`, `158 cm` */
  measure: (value: number, unit: Unit) => formatUnit(locale, value, unit),
  /** `48 hours`, `48小時` */
  span: (value: number, unit: TimeUnit) => formatSpan(locale, value, unit),
  /** Minor units → `CNY 2,340`; in the airline's own currency unless another is given. */
  money: (amount: number, currency: string = BRAND.currency) =>
    formatMoney(locale, { amount, currency }),
  /** `YYYY-MM-DD` → `24 Dec 2026` */
  day: (day: string) => formatDay(locale, day),
  /** `A, B and C` */
  list: (items: readonly string[]) => formatList(locale, items),
  /** `A, B or C` */
  either: (items: readonly string[]) => formatList(locale, items, 'disjunction'),
});
