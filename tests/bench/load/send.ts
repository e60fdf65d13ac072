import { type Agent, request } from 'node:http';
import type { Sent } from 'autocannon';

/** The status of an answer that came whole, else why there is none. */
export type Outcome = number | 'BROKEN' | 'NOT_ANSWERED';

/**
 * Sends one request over a connection that is kept open, and reads the whole answer. Never throws.
 */
export const send = (
  agent: Agent,
  url: string,
  { method = 'GET', path = '/', headers, body }: Sent,
  patienceMilliseconds: number,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const sent = request(new URL(path, url), { agent, method, headers }, (answer) => {
      answer.once('end', () => settle(answer.statusCode ?? 'BROKEN'));
      answer.once('error', () => settle('BROKEN'));
      answer.resume();
    });
    const settle = (outcome: Outcome) => {
      clearTimeout(patience);
      resolve(outcome);
    };
    const patience = setTimeout(() => {
      settle('NOT_ANSWERED');
      sent.destroy();
    }, patienceMilliseconds);
    sent.once('error', () => settle('BROKEN'));
    sent.end(body);
  });
