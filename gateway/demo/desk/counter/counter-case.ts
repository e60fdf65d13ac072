import { html } from 'hono/html';
import { fact, mailTo, memberText } from '#gateway/demo/desk/case-parts.ts';
import type { Listed } from '#gateway/demo/desk/desk-page.ts';
import type { DeskTexts } from '#gateway/demo/desk/desk-texts.ts';
import type { WaitingPassenger } from '#gateway/modules/check-in/counter/waiting-passengers.ts';
import type { Member } from '#gateway/modules/members/member.model.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { COUNTER_VERDICTS } from '#gateway/ports/departure-control/counter.port.ts';
import { formatDay } from '#schema/format/days.ts';
import { personName } from '#schema/format/person-name.ts';

/** What names a passenger in the form: the passenger and the place of the flight in the order. */
export const counterKeyOf = ({
  passenger,
  segment,
}: Pick<PassengerSegmentView, 'passenger' | 'segment'>): string =>
  `${passenger.id}.${segment.index}`;

/** The words by which a passenger is found. */
export const wordsOf = ({ passenger, segment }: PassengerSegmentView): string[] => [
  passenger.ticketName,
  `${passenger.firstName} ${passenger.lastName}`,
  segment.order.reference,
  segment.order.contact.email,
  segment.flightNumber,
];

/** A passenger who waits, with the buttons that decide about the check-in. */
export function counterCase(
  { one, stored, seatNumber }: WaitingPassenger,
  member: Member | null,
  texts: DeskTexts,
): Listed {
  const { t, locale } = texts;
  const { order, flightNumber, departureDate, origin, destination } = one.segment;
  const name = one.passenger.ticketName;
  const key = counterKeyOf(one);
  const facts = [
    fact(t('booking'), order.reference),
    fact(t('requestedBy'), member ? memberText(member, texts) : t('guest')),
    fact(t('contact'), html`${order.contact.name} · ${mailTo(order.contact.email, texts)}`),
    fact(
      t('flights'),
      `${flightNumber} · ${origin}–${destination} · ${formatDay(locale, departureDate)}`,
    ),
    fact(t('seat'), seatNumber ?? t('noSeat')),
    fact(t('dateOfBirth'), formatDay(locale, one.passenger.dateOfBirth)),
    fact(t('why'), t(seatNumber ? 'whyExit' : 'whyStandby')),
    fact(t('checkedInAt'), texts.when(stored.checkedInAt)),
  ];
  return {
    words: wordsOf(one),
    markup: html`<section class="sheet case" aria-labelledby="passenger-${key}">
<div><h3 id="passenger-${key}">${name}</h3><dl>${facts}</dl></div>
<form method="post" action="/demo/desk/counter/decide?lang=${locale}" aria-label="${t('decide', { name: personName(locale, name) })}">
<input type="hidden" name="passenger" value="${key}">
<div class="actions">${COUNTER_VERDICTS.map((verdict, index) => html`<button class="${index === 0 ? 'first' : 'other'}" name="verdict" value="${verdict}">${t(`verdict.${verdict}`)}</button> `)}</div>
</form>
</section>`,
  };
}
