import { createHmac } from 'node:crypto';

/** The header with the signature of a request to `/facts`. */
export const SIGNATURE_HEADER = 'x-signature';

/** A fact may wait for another one about the same order. */
const MILLISECONDS = 10_000;

/** A team at the gateway: where, and under which name and key. */
export type AtGateway = { readonly gateway: string; readonly team: string; readonly key: string };

/** What the gateway said of a fact: recorded, or the code why not. */
export type FactAnswer =
  | { readonly recorded: true }
  | { readonly recorded: false; readonly code: string };

/**
 * `t=<unix seconds>,v1=<hex HMAC-SHA256(key, "t." + text)>`, as the payment provider signs its
 * reports.
 */
export function signed(key: string, text: string, now = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/**
 * For a team: tells the gateway a fact. Send it again, unchanged, until it is recorded or refused:
 * it counts once. Copy this file: it needs Node alone.
 * @throws where the gateway does not answer
 */
export async function sendFact(
  { gateway, team, key }: AtGateway,
  fact: object,
): Promise<FactAnswer> {
  const body = JSON.stringify(fact);
  const answer = await fetch(`${gateway}/facts/${team}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signed(key, body) },
    body,
    signal: AbortSignal.timeout(MILLISECONDS),
  });
  if (answer.status === 204) return { recorded: true };
  if (answer.status >= 500) throw new Error(`the gateway answers ${answer.status}`);
  return { recorded: false, code: (await answer.text()).trim() };
}

/** For a team: reads what the gateway knows of an order; null where there is none. */
export async function readOrder<Order>(
  { gateway, team, key }: AtGateway,
  orderId: string,
): Promise<Order | null> {
  const path = `/facts/${team}/orders/${orderId}`;
  const answer = await fetch(`${gateway}${path}`, {
    headers: { [SIGNATURE_HEADER]: signed(key, path) },
    signal: AbortSignal.timeout(MILLISECONDS),
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the gateway answers ${answer.status}`);
  return (await answer.json()) as Order;
}
