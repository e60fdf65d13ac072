import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import {
  type Listed,
  type Outcome,
  queuePage,
  type Waiting,
} from '#gateway/demo/desk/desk-page.ts';
import { type DeskParts, LISTED_DECISIONS } from '#gateway/demo/desk/desk-parts.ts';
import { type DeskTexts, deskTexts } from '#gateway/demo/desk/desk-texts.ts';
import { jsonMessage } from '#gateway/demo/json-message.ts';
import { isSameOriginForm } from '#gateway/demo/same-origin-form.ts';
import type { WaitingPassenger } from '#gateway/modules/check-in/counter/waiting-passengers.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import {
  COUNTER_VERDICTS,
  type CounterVerdict,
} from '#gateway/ports/departure-control/counter.port.ts';
import type { CounterDecision } from '#gateway/simulated/departure-control/simulated-counter.ts';
import { formatDay } from '#schema/format/days.ts';
import { counterCase, counterKeyOf, wordsOf } from './counter-case.ts';

const Form = v.object({ passenger: v.string(), verdict: v.picklist(COUNTER_VERDICTS) });
const Message = v.strictObject({
  bookingReference: v.string(),
  verdict: v.picklist(COUNTER_VERDICTS),
});

/** A passenger about whom it was decided. */
type Met = { readonly one: PassengerSegmentView; readonly decision: CounterDecision };

function historyRow({ one, decision }: Met, { t, locale, when }: DeskTexts): Listed {
  const { segment, passenger } = one;
  const { flightNumber, departureDate, order } = segment;
  return {
    words: wordsOf(one),
    markup: html`<tr><th scope="row">${passenger.ticketName}</th><td>${order.reference}</td>
<td>${flightNumber} · ${formatDay(locale, departureDate)}</td><td>${t(`met.${decision.verdict}`)}</td><td>${when(decision.decidedAt)}</td></tr>`,
  };
}

/**
 * The check-in counter at the desk. `POST /verdicts {"bookingReference", "verdict"}` decides for
 * programs, about everyone of a booking. About a passenger who no longer waits nothing changes, and
 * the page says so.
 */
export function counterQueue(
  { services, counter, clock }: DeskParts,
  waiting: () => Promise<Waiting>,
): Hono {
  const { checkIns, members } = services;
  /** Decides about those who are meant; answers about how many. */
  const decide = async (isMeant: (one: WaitingPassenger) => boolean, verdict: CounterVerdict) => {
    const now = clock.now();
    const meant = (await checkIns.toMeet(now)).filter(isMeant);
    for (const { listed } of meant) await counter.decide(listed, verdict, now);
    await checkIns.requestCounterDecision(now);
    return meant.length;
  };
  const metLast = async (): Promise<Met[]> => {
    const decisions = await counter.decidedLast(LISTED_DECISIONS);
    const found = await Promise.all(
      decisions.map(async (decision) => {
        const one = await checkIns.listedAs(decision.passenger, clock.now());
        return one ? [{ one, decision }] : [];
      }),
    );
    return found.flat();
  };
  const outcomeFor = (c: Context, met: readonly Met[], { t }: DeskTexts): Outcome | null => {
    const { decided, wanted, late } = c.req.query();
    const found = met.find(({ one }) => counterKeyOf(one) === decided);
    if (!found) return late ? { late: true, text: t('gonePassenger') } : null;
    const name = found.one.passenger.ticketName;
    const isLate = late === 'yes' || found.decision.verdict !== wanted;
    const verdict = t(`met.${found.decision.verdict}`);
    return { late: isLate, text: t(isLate ? 'latePassenger' : 'donePassenger', { name, verdict }) };
  };
  return new Hono()
    .get('/', async (c) => {
      const texts = deskTexts(c);
      const { t } = texts;
      const [passengers, met] = [await checkIns.toMeet(clock.now()), await metLast()];
      const cases = await Promise.all(
        passengers.map(async (one) => {
          const { memberId } = one.one.segment.order;
          return counterCase(one, memberId ? await members.find(memberId) : null, texts);
        }),
      );
      return queuePage(c, {
        queue: 'counter',
        waiting: await waiting(),
        cases,
        history: {
          heads: [t('passenger'), t('booking'), t('flights'), t('decision'), t('decidedAt')],
          rows: met.map((one) => historyRow(one, texts)),
        },
        outcome: outcomeFor(c, met, texts),
      });
    })
    .post('/decide', async (c) => {
      if (!isSameOriginForm(c)) return c.text('This form is not of this site.\n', 403);
      const form = v.safeParse(Form, await c.req.parseBody().catch(() => null));
      if (!form.success) return c.text('This is no verdict.\n', 400);
      const { passenger: decided, verdict: wanted } = form.output;
      const count = await decide(({ one }) => counterKeyOf(one) === decided, wanted);
      const said = new URLSearchParams({ lang: deskTexts(c).locale, decided, wanted });
      if (count === 0) said.set('late', 'yes');
      return c.redirect(`/demo/desk/counter?${said}`, 303);
    })
    .post('/verdicts', async (c) => {
      const message = await jsonMessage(c, Message, '{"bookingReference", "verdict"}');
      if (message instanceof Response) return message;
      const { bookingReference, verdict } = message;
      const count = await decide(
        ({ one }) => one.segment.order.reference === bookingReference,
        verdict,
      );
      if (count === 0) return c.json({ error: 'no one of this booking waits' }, 404);
      return c.json({ bookingReference, verdict, passengers: count });
    });
}
