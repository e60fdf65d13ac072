import type { IResolvers } from '@graphql-tools/utils';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type {
  CreateRefundOfferInput,
  RefundLookup,
  RequestRefundInput,
  WithdrawRefundInput,
} from '#gateway/resolvers.gen.ts';
import type { FilePurpose } from '#schema/codes/orders/uploads.ts';
import { fileProblem, mediaTypeOf } from '#schema/rules/after-sale/uploaded-file.ts';
import { createRefundOffer } from './refund-offer.ts';
import { refundsOf, refundView } from './refund-view.ts';
import { requestRefund } from './request-refund.ts';
import { withdrawRefund } from './withdraw-refund.ts';

type Input<Of> = { readonly input: Of };

/** How many bytes at the start of a file tell its type. */
const SIGNATURE_BYTES = 16;

const readUpload = async (file: File) => {
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  return { name: file.name, size: file.size, mediaType: mediaTypeOf(start) };
};

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
      async withdrawRefund(
        _root: unknown,
        { input }: Input<WithdrawRefundInput>,
        { now }: GatewayContext,
      ) {
        const work = () => withdrawRefund(parts, input, now);
        const reused = [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }];
        const answer = await story.once('withdrawRefund', input, work);
        return answer ?? { refund: null, userErrors: reused };
      },
      async uploadFile(
        _root: unknown,
        { input }: Input<{ readonly purpose: FilePurpose; readonly file: File | Promise<File> }>,
        { now }: GatewayContext,
      ) {
        const { name, size, ...file } = await readUpload(await input.file);
        const used = new Set([...story.refunds.values()].flatMap(({ proofIds }) => proofIds));
        const unused = [...story.uploads.keys()].filter((key) => !used.has(key)).length;
        const { mediaType } = file;
        const code = fileProblem(input.purpose, { bytes: size, mediaType }, unused);
        if (code) return { file: null, userErrors: [{ code, path: ['file'] }] };
        const key = ids.uuid(now);
        const id = globalId('UploadedFile', key);
        const url = `https://example.com/uploads/${id}`;
        const stored = { id, name, mediaType: mediaType ?? '', bytes: size, uploadedAt: now, url };
        story.uploads.set(key, stored);
        return { file: stored, userErrors: [] };
      },
    },
    Order: {
      refunds: ({ id }: Order, _args: unknown, { now }: GatewayContext) =>
        refundsOf(parts, now, id),
    },
  };
};
