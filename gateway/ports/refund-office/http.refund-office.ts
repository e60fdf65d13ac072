import * as v from 'valibot';
import { askOverHttp, type HttpSystem } from '#gateway/ports/http-system.ts';
import { REJECTION_CODES, type RefundOffice } from './refund-office.port.ts';

const decision = v.variant('approved', [
  v.object({ approved: v.literal(true) }),
  v.object({
    approved: v.literal(false),
    rejection: v.object({
      code: v.picklist(REJECTION_CODES),
      note: v.nullish(v.pipe(v.string(), v.maxLength(500)), null),
    }),
  }),
]);
const answer = v.object({ decision: v.nullable(decision) });
const forgotten = v.object({ forgotten: v.number() });

/**
 * The refund office behind an HTTP API: the reference adapter. `GET decisions/<id of the request>`
 * answers `{ decision }`, null while there is none, also of a request that the office does not know
 * yet; `POST decisions/forget` with `{ refundIds }` answers how many it dropped.
 */
export function httpRefundOffice(system: HttpSystem): RefundOffice {
  const ask = askOverHttp('refund office', system);
  return {
    async decisionOn(refundId) {
      const path = `decisions/${encodeURIComponent(refundId)}`;
      return (await ask({ path }, answer)).decision;
    },
    async forget(refundIds) {
      if (refundIds.length === 0) return;
      await ask({ path: 'decisions/forget', body: { refundIds } }, forgotten);
    },
  };
}
