import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { isOwnForm } from '#gateway/demo/own-form.ts';
import { contentTypeOf } from '#gateway/http/media-type.ts';
import type { WaitingPassenger } from '#gateway/modules/check-in/counter/waiting-passengers.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import {
  COUNTER_VERDICTS,
  type CounterVerdict,
} from '#gateway/ports/departure-control/counter.port.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { SimulatedCounter } from '#gateway/simulated/departure-control/simulated-counter.ts';
import { counterPage, formKeyOf } from './page.ts';
import { type CounterTexts, counterTexts } from './texts.ts';

/** What the counter decides with. */
export type CounterParts = {
  readonly services: Pick<Services, 'checkIns'>;
  readonly counter: SimulatedCounter;
  readonly clock: Clock;
};

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const LARGEST_FORM = 8 * 1024;
const Form = v.object({ passenger: v.string(), verdict: v.picklist(COUNTER_VERDICTS) });
const Message = v.strictObject({
  bookingReference: v.string(),
  verdict: v.picklist(COUNTER_VERDICTS),
});

const textsOf = (c: Context): CounterTexts =>
  counterTexts(c.req.query('lang'), c.req.header('accept-language') ?? '');

/**
 * The check-in counter of demo mode, mounted at /demo/counter (never in production: it shows every passenger who waits).
 * `POST /verdicts {"bookingReference", "verdict"}` decides for programs, about everyone of a booking.
 */
export const counterRoutes = ({ services, counter, clock }: CounterParts): Hono => {
  const { checkIns } = services;
  /** Decides about those who are meant; answers about how many. */
  const decide = async (isMeant: (one: WaitingPassenger) => boolean, verdict: CounterVerdict) => {
    const now = clock.now();
    const meant = (await checkIns.toMeet(now)).filter(isMeant);
    for (const { listed } of meant) await counter.decide(listed, verdict, now);
    await checkIns.askCounter(now);
    return meant.length;
  };
  return new Hono()
    .get('/', async (c) => {
      const waiting = await checkIns.toMeet(clock.now());
      c.header('content-security-policy', POLICY);
      c.header('cache-control', 'private, no-store');
      return c.html(counterPage(waiting, textsOf(c)));
    })
    .post('/decide', bodyLimit({ maxSize: LARGEST_FORM }), async (c) => {
      if (!isOwnForm(c)) return c.text('This form is not of this site.\n', 403);
      const form = v.safeParse(Form, await c.req.parseBody().catch(() => null));
      if (!form.success) return c.text('This is no verdict.\n', 400);
      const { passenger, verdict } = form.output;
      await decide((one) => formKeyOf(one) === passenger, verdict);
      return c.redirect(`/demo/counter?lang=${textsOf(c).locale}`, 303);
    })
    .post('/verdicts', bodyLimit({ maxSize: LARGEST_FORM }), async (c) => {
      if (!contentTypeOf(c.req.header('content-type')).startsWith('application/json'))
        return c.json({ error: 'send application/json' }, 415);
      const message = v.safeParse(Message, await c.req.json().catch(() => null));
      if (!message.success) return c.json({ error: 'send {"bookingReference", "verdict"}' }, 400);
      const { bookingReference, verdict } = message.output;
      const count = await decide(
        ({ one }) => one.segment.order.reference === bookingReference,
        verdict,
      );
      if (count === 0) return c.json({ error: 'no one of this booking waits' }, 404);
      return c.json({ bookingReference, verdict, passengers: count });
    });
};
