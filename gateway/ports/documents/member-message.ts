import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { textsFor } from './texts.ts';

/** What the words of a message need. It is stored as JSON, and holds no personal data. */
export type MessageFacts = {
  /** Booking reference. */
  readonly reference?: string;
  readonly flight?: string;
  readonly day?: LocalDate;
  /** `14:05`, local. */
  readonly time?: string;
  /** An instant as ISO text. */
  readonly until?: string;
  readonly amount?: Money;
  /** Points of the club. */
  readonly points?: number;
  /** Which of the club's cards. */
  readonly tier?: CardTier;
  /** Browser and system; empty where they are not known. */
  readonly device?: string;
  /** What the airline did to a flight. */
  readonly change?: string;
  /** Whether another flight is proposed: `yes` or `no`. */
  readonly other?: string;
  /** Of a document or a card, as it is printed. */
  readonly number?: string;
};

/** The two texts of a message. */
export type MessageWords = { readonly title: string; readonly text: string };

/** A message in the words of a language. */
export function messageWords(
  event: MessageEvent,
  { day, until, amount, device, tier, ...facts }: MessageFacts,
  locale: Locale,
): MessageWords {
  const { t, airline, date, deadline, money } = textsFor(locale);
  const values = {
    ...facts,
    day: day ? date(day) : 'none',
    ...(until ? { until: deadline(new Date(until)) } : {}),
    ...(amount ? { amount: money(amount) } : {}),
    ...(tier ? { card: t('message.card', { tier }) } : {}),
    device: device || 'none',
    airline,
    club: BRAND.clubName[locale],
    phone: BRAND.phone.display,
    checkInCloses: LIMITS.checkInClosesMinutes,
  };
  return { title: t(`message.${event}.title`, values), text: t(`message.${event}.text`, values) };
}
