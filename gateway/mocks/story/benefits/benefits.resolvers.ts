import type { IResolvers } from '@graphql-tools/utils';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { ordersUpTo } from '#gateway/mocks/story/changes/change-standing.ts';
import { inStory } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type {
  CancelBenefitOrderInput,
  CreateBenefitOrderInput,
  RefundBenefitOrderInput,
} from '#gateway/resolvers.gen.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';
import type { BenefitKind } from '#schema/codes/club/benefit-kinds.ts';
import { benefitOrdersOf, shownBenefitOrder } from './benefit-standing.ts';
import { benefitOrderView, benefitView } from './benefit-views.ts';
import { cancelBenefitOrder, createBenefitOrder } from './order-benefits.ts';
import { extrasFor } from './passengers-for.ts';
import { type QuoteArguments, quoteBenefits } from './quote-benefits.ts';
import { refundBenefitOrder } from './refund-benefits.ts';

type Input<Of> = { readonly input: Of };

const REUSED = [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }];

/** What the club offers, and the orders of it. */
export const benefitResolvers = (parts: StoryParts): IResolvers => ({
  Query: {
    benefits: (_root: unknown, { kind }: { kind?: BenefitKind | null }) =>
      BENEFITS.filter((benefit) => !kind || benefit.kind === kind).map(benefitView),
    benefitOrder(_root: unknown, { id }: { id: string }, { now }: GatewayContext) {
      const found = shownBenefitOrder(parts, keyOf('BenefitOrder', id) ?? '', now);
      return found && benefitOrderView(parts, found, now);
    },
  },
  Order: {
    benefitOrders: ({ id }: Order, _args: unknown, { now }: GatewayContext) =>
      benefitOrdersOf(parts, now)
        .filter(({ flightOrderId }) => ordersUpTo(parts, id).includes(flightOrderId ?? ''))
        .flatMap((one) => shownBenefitOrder(parts, one.id, now) ?? [])
        .map((one) => benefitOrderView(parts, one, now)),
    benefitQuote: ({ id }: Order, asked: QuoteArguments, { now }: GatewayContext) =>
      quoteBenefits(
        parts,
        { byGuest: !parts.story.session.signedIn, flightOrderId: id },
        asked,
        now,
      ),
  },
  PassengerSegment: {
    async extras(view: PassengerSegmentView, _args: unknown, { now }: GatewayContext) {
      const extras = await extrasFor(parts, inStory(view), now);
      return extras.map((extra) => ({ ...extra, benefit: benefitView(extra.benefit) }));
    },
  },
  Mutation: {
    async createBenefitOrder(
      _root: unknown,
      { input }: Input<CreateBenefitOrderInput>,
      { now }: GatewayContext,
    ) {
      const work = () => createBenefitOrder(parts, input, now);
      const answer = await parts.story.once('createBenefitOrder', input, work);
      return answer ?? { benefitOrder: null, userErrors: REUSED };
    },
    async cancelBenefitOrder(
      _root: unknown,
      { input }: Input<CancelBenefitOrderInput>,
      { now }: GatewayContext,
    ) {
      const work = () => cancelBenefitOrder(parts, input, now);
      const answer = await parts.story.once('cancelBenefitOrder', input, work);
      return answer ?? { benefitOrder: null, userErrors: REUSED };
    },
    async refundBenefitOrder(
      _root: unknown,
      { input }: Input<RefundBenefitOrderInput>,
      { now }: GatewayContext,
    ) {
      const work = () => refundBenefitOrder(parts, input, now);
      const answer = await parts.story.once('refundBenefitOrder', input, work);
      return answer ?? { benefitOrder: null, userErrors: REUSED };
    },
  },
});
