import type { PortCase } from './port-case.ts';
import { codeOf, type Outcome, timed } from './timed.ts';

/** A mail server, or a gateway of text messages: what sends one message to an address. */
export type Sending = (to: string) => Promise<void>;

/** What a system that sends messages said. */
export type ObservedMessages = {
  /** To addresses that were named, two times each. */
  readonly sent: readonly Outcome<void>[];
  /** To what can be no address. */
  readonly toNoOne: Outcome<void>;
  /** To one that follows what was refused. */
  readonly afterwards: Outcome<void> | null;
  readonly slowestMilliseconds: number;
};

/** As long as the gateway waits for a server. */
const LIMIT_MILLISECONDS = 10_000;

/** Sends messages to the addresses that are named, and one to no one. */
export async function observeMessages(
  send: Sending,
  addresses: readonly string[],
  noAddress: string,
): Promise<ObservedMessages> {
  const { ask, slowest } = timed();
  const sent = [];
  for (const to of addresses) sent.push(await ask(() => send(to)), await ask(() => send(to)));
  const toNoOne = await ask(() => send(noAddress));
  const [first] = addresses;
  const afterwards = first === undefined ? null : await ask(() => send(first));
  return { sent, toNoOne, afterwards, slowestMilliseconds: slowest() };
}

const CODES = ['UNANSWERED', 'UNAVAILABLE', 'REJECTED'];

/** What the mailer and the sender of text messages guarantee (`mailer.ts`, `sms-sender.ts`). */
export const MESSAGE_CASES: readonly PortCase<ObservedMessages>[] = [
  {
    name: 'a message is answered in time',
    broken: ({ slowestMilliseconds }) =>
      slowestMilliseconds > LIMIT_MILLISECONDS ? [`${Math.round(slowestMilliseconds)} ms`] : [],
  },
  {
    name: 'a message to an address that exists is accepted, and a second one too',
    broken: ({ sent }) =>
      sent.length === 0 ? null : sent.filter(({ fault }) => fault !== null).map(codeOf),
  },
  {
    name: 'a message to no address is REJECTED for good',
    broken: ({ toNoOne }) => (codeOf(toNoOne) === 'REJECTED' ? [] : [codeOf(toNoOne)]),
  },
  {
    name: 'what is not accepted says why by a code, and whether it may be tried again',
    broken: ({ sent, toNoOne }) =>
      [...sent, toNoOne]
        .filter((one) => one.fault !== null)
        .filter((one) => !(CODES.includes(codeOf(one)) && one.fault && 'retryable' in one.fault))
        .map(codeOf),
  },
  {
    name: 'a refusal keeps nothing else from being sent',
    broken: ({ afterwards }) =>
      afterwards && (afterwards.fault === null ? [] : [codeOf(afterwards)]),
  },
];
