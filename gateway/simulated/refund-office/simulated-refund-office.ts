import type { Database } from '#gateway/database/database.ts';
import type {
  RefundDecision,
  RefundOffice,
  RejectionCode,
} from '#gateway/ports/refund-office/refund-office.port.ts';

/** The office with a desk at which anyone who shows the demo decides. */
export type SimulatedRefundOffice = RefundOffice & {
  /** Records a decision; the first one about a request stands. */
  decide(refundId: string, decision: RefundDecision, now: Date): Promise<void>;
  /** The ids of the requests that were decided about last, the latest first. */
  decidedLast(most: number): Promise<{ readonly id: string; readonly decidedAt: Date }[]>;
};

/** Decisions are those of the demo's page; without one a request waits. */
export const createSimulatedRefundOffice = (db: Database): SimulatedRefundOffice => ({
  async decisionOn(refundId) {
    const row = await db
      .selectFrom('refund_office_decisions')
      .selectAll()
      .where('refund_id', '=', refundId)
      .executeTakeFirst();
    if (!row) return null;
    const { rejection_code: code, rejection_note: note } = row;
    if (code === null) return { approved: true };
    return { approved: false, rejection: { code: code as RejectionCode, note } };
  },
  async decide(refundId, decision, now) {
    const rejection = decision.approved ? null : decision.rejection;
    await db
      .insertInto('refund_office_decisions')
      .values({
        refund_id: refundId,
        rejection_code: rejection?.code ?? null,
        rejection_note: rejection?.note ?? null,
        decided_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  async decidedLast(most) {
    const rows = await db
      .selectFrom('refund_office_decisions')
      .select(['refund_id as id', 'decided_at as decidedAt'])
      .orderBy('decided_at', 'desc')
      .limit(most)
      .execute();
    return rows;
  },
  async forget(refundIds) {
    if (refundIds.length === 0) return;
    await db.deleteFrom('refund_office_decisions').where('refund_id', 'in', refundIds).execute();
  },
});
