import { keyOf } from '#gateway/graphql/global-id.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { WithdrawRefundErrorCode, WithdrawRefundInput } from '#gateway/resolvers.gen.ts';
import { withdrawalProblem } from '#schema/rules/after-sale/refund-withdrawal.ts';
import type { StoredRefund } from './refund.model.ts';
import { refundView } from './refund-view.ts';

/** Withdraws a refund that is under review. */
export const withdrawRefund = async (parts: StoryParts, input: WithdrawRefundInput, now: Date) => {
  const { refunds } = parts.story;
  const refund = refunds.get(keyOf('Refund', input.refundId) ?? '');
  const refused = async (code: WithdrawRefundErrorCode) => ({
    refund: refund ? await refundView(parts, refund, now) : null,
    userErrors: [{ code, path: ['refundId'] }],
  });
  if (!refund) return refused('REFUND_NOT_FOUND');
  const problem = withdrawalProblem(refund.state);
  if (problem) return refused(problem);
  const state = 'WITHDRAWN' as const;
  const withdrawn: StoredRefund = {
    ...refund,
    state,
    events: [...refund.events, { state, at: now }],
  };
  refunds.set(refund.id, withdrawn);
  return { refund: await refundView(parts, withdrawn, now), userErrors: [] };
};
