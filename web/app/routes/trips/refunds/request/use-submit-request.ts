import { useNavigate } from 'react-router';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import type { RequestRefundInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { refundPath } from '#web/app/components/refund-view/refund-paths.ts';
import type { UploadedFileValue } from '#web/app/forms/files/uploaded-file.ts';
import { forgetDraft } from '#web/app/forms/use-draft.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { takesProof } from './request.schema.ts';
import { useRequestRefundCommand } from './request-refund.mutation.gen.ts';
import type { ShownOfferFragment } from './shown-offer.gen.ts';

/** Requests the refund that was offered. */
function useRequestRefund() {
  return useRequestRefundCommand(
    (asked: Omit<RequestRefundInput, 'idempotencyKey'>, idempotencyKey) => ({
      input: { ...asked, idempotencyKey },
    }),
  );
}

/**
 * Fields of the input by the names that the form has for them; anything else concerns the whole.
 */
const FIELDS: Readonly<Record<string, string>> = { note: 'note', proofIds: 'proofs' };

function atField(error: UserError): UserError {
  const field = FIELDS[error.path[0] ?? ''];
  return { ...error, path: field ? [field] : [] };
}

type Submitted = {
  readonly reason: RefundReason;
  readonly note: string;
  readonly proofs: readonly UploadedFileValue[];
};

interface SubmitRequestProps {
  offer: ShownOfferFragment | null;
  previousId: string | null;
  draft: string;
  /** The gateway has another offer than the one that was seen. */
  onNewOffer: (offer: ShownOfferFragment) => void;
}

/** Sends the request, and leads to the refund; what was wrong goes back to the form. */
export function useSubmitRequest({ offer, previousId, draft, onNewOffer }: SubmitRequestProps) {
  const to = useLocalePath();
  const navigate = useNavigate();
  const { send, sending } = useRequestRefund();
  async function submit({ reason, note, proofs }: Submitted): Promise<UserError[]> {
    if (!offer) return [];
    const { amount, currency } = offer.money;
    const result = await send({
      refundOfferId: offer.id,
      accepted: { amount, currency },
      note: note || null,
      proofIds: takesProof(reason) ? proofs.map(({ id }) => id) : [],
      previousRefundId: previousId,
    });
    if (!result) return [];
    const { payload, errors } = result;
    if (payload?.newOffer) onNewOffer(payload.newOffer);
    if (!payload?.refund) return errors.map(atField);
    forgetDraft(draft);
    await navigate(to(refundPath(payload.refund.id)), { replace: true });
    return [];
  }
  return { submit, sending };
}
