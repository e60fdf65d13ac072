import type {
  RefundDecision,
  RefundOffice,
} from '#gateway/ports/refund-office/refund-office.port.ts';
import { TIMEOUT_MILLISECONDS } from '#gateway/ports/with-timeout.ts';
import type { PortCase } from './port-case.ts';

/** A question to the refund office, and what came of it. */
type Asked = { readonly refundId: string; readonly said: RefundDecision | null | Error };

/** What the refund office said. */
export type ObservedRefundOffice = {
  /** Of requests that no one has made. */
  readonly unknown: readonly Asked[];
  /** Of requests that were named, two times each. */
  readonly known: readonly { readonly first: Asked; readonly again: Asked }[];
  /** What it threw when it was to drop what it does not know. */
  readonly forgetting: readonly string[];
  readonly slowestMilliseconds: number;
};

/** Requests that no one has made. */
const UNKNOWN = [crypto.randomUUID(), crypto.randomUUID()];

/**
 * Asks a refund office about requests that do not exist, and about those that are named; nothing
 * that it knows is dropped.
 */
export async function observeRefundOffice(
  office: RefundOffice,
  refundIds: readonly string[],
): Promise<ObservedRefundOffice> {
  let slowestMilliseconds = 0;
  const ask = async (refundId: string): Promise<Asked> => {
    const began = performance.now();
    const said = await office.decisionOn(refundId).catch((fault: Error) => fault);
    slowestMilliseconds = Math.max(slowestMilliseconds, performance.now() - began);
    return { refundId, said };
  };
  const unknown: Asked[] = [];
  for (const refundId of UNKNOWN) unknown.push(await ask(refundId));
  const known = [];
  for (const refundId of refundIds)
    known.push({ first: await ask(refundId), again: await ask(refundId) });
  const forgetting: string[] = [];
  for (const ids of [[], UNKNOWN, UNKNOWN])
    await office.forget(ids).catch((fault: unknown) => void forgetting.push(`${ids}: ${fault}`));
  return { unknown, known, forgetting, slowestMilliseconds };
}

const told = ({ refundId, said }: Asked): string =>
  `${refundId}: ${said instanceof Error ? said.message : JSON.stringify(said)}`;

/** What a refund office guarantees (`refund-office.port.ts`). */
export const REFUND_OFFICE_CASES: readonly PortCase<ObservedRefundOffice>[] = [
  {
    name: 'a question is answered in time',
    broken: ({ slowestMilliseconds }) =>
      slowestMilliseconds > TIMEOUT_MILLISECONDS ? [`${Math.round(slowestMilliseconds)} ms`] : [],
  },
  {
    name: 'of a request that it does not know nothing is decided',
    broken: ({ unknown }) => unknown.filter(({ said }) => said !== null).map(told),
  },
  {
    name: 'the same request has the same decision again',
    broken: ({ known }) =>
      known.length === 0
        ? null
        : known
            .filter(
              ({ first, again }) => told(first) !== told(again) || first.said instanceof Error,
            )
            .map(({ first, again }) => `${told(first)}, then ${told(again)}`),
  },
  {
    name: 'what it does not know is dropped without a fault, two times too',
    broken: ({ forgetting }) => forgetting,
  },
];
