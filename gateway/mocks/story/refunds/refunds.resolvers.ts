import type { IResolvers } from '@graphql-tools/utils';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { StoryParts } from '#gateway/mocks/story/story-services.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type {
  CreateRefundOfferInput,
  RefundLookup,
  RequestRefundInput,
} from '#gateway/resolvers.gen.ts';
import { createRefundOffer } from './refund-offer.ts';
import { refundsOf, refundView } from './refund-view.ts';
import { requestRefund } from './request-refund.ts';

type Input<Of> = { readonly input: Of };

const PDF = 'application/pdf';

/** Refunds and the files that prove them. */
export const refundResolvers = (parts: StoryParts): IResolvers => {
  const { story, ids } = parts;
  return {
    Query: {
      refund(_root: unknown, { by }: { by: RefundLookup }, { now }: GatewayContext) {
        const id = by.id && keyOf('Refund', by.id);
        const found = [...story.refunds.values()].find((one) =>
          by.id ? one.id === id : one.number === by.refundNumber,
        );
        return found ? refundView(parts, found, now) : null;
      },
    },
    Mutation: {
      createRefundOffer: (
        _root: unknown,
        { input }: Input<CreateRefundOfferInput>,
        { now }: GatewayContext,
      ) => createRefundOffer(parts, input, now),
      async requestRefund(
        _root: unknown,
        { input }: Input<RequestRefundInput>,
        { now }: GatewayContext,
      ) {
        const work = () => requestRefund(parts, input, now);
        const reused = [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }];
        const answer = await story.once('requestRefund', input, work);
        return answer ?? { refund: null, newOffer: null, userErrors: reused };
      },
      async uploadFile(
        _root: unknown,
        { input }: Input<{ readonly file: File | Promise<File> }>,
        { now }: GatewayContext,
      ) {
        const { name, type, size } = await input.file;
        if (size === 0) return { file: null, userErrors: [{ code: 'FILE_EMPTY', path: ['file'] }] };
        const key = ids.uuid(now);
        const id = globalId('UploadedFile', key);
        const url = `https://example.com/uploads/${id}`;
        const file = { id, name, mediaType: type || PDF, bytes: size, uploadedAt: now, url };
        story.uploads.set(key, file);
        return { file, userErrors: [] };
      },
    },
    Order: {
      refunds: ({ id }: Order, _args: unknown, { now }: GatewayContext) =>
        refundsOf(parts, now, id),
    },
  };
};
