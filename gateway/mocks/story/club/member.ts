import { globalId } from '#gateway/graphql/global-id.ts';
import { type PageArguments, pageOf } from '#gateway/mocks/story/connection.ts';
import { refundsOf } from '#gateway/mocks/story/refunds/refund-view.ts';
import type { StoryParts } from '#gateway/mocks/story/story-services.ts';
import { TRAVELLER, theContact, theMember } from '#gateway/mocks/story/traveller.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { maskEmail } from '#gateway/requests/mask.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { ORDER_TABS, type OrderTab } from '#schema/codes/orders/order-tabs.ts';
import { addMonths } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { cardTerms } from '#schema/rules/club/card-terms.ts';
import { nextTierGoal, renewalGoal } from '#schema/rules/club/tier-progress.ts';
import { orderTabsAt } from '#schema/rules/orders/order-status.ts';
import { ticketName } from '#schema/rules/travellers/names.ts';
import { TIER } from './ledger.ts';
import { messagesOf, unreadMessages } from './messages.ts';
import { flownSegments, pointsAccount, statusEarned } from './points-account.ts';

const MONTHS_AS_MEMBER = 30;
const MONTHS_WITH_CARD = 7;

const tabsOf = (order: Order, now: Date): OrderTab[] =>
  orderTabsAt({ ...order, coupons: order.tickets.flatMap(({ coupons }) => coupons) }, now);

const profile = () => {
  const { lastName, firstName, title, gender, dateOfBirth, nationality } = theMember();
  return {
    ...{ lastName: lastName.toUpperCase(), firstName: firstName.toUpperCase(), title, gender },
    ...{ name: ticketName({ lastName, firstName }), dateOfBirth, nationality, locale: 'en' },
    ...{ email: theContact().email, phone: '+85291234567', documents: [], locks: [] },
  };
};

/** The member of the mock: card, points and orders fit one another. */
export const theMemberView = (parts: StoryParts, now: Date) => {
  const { airline, orders } = parts;
  const today = commercialDay(now);
  const validFrom = addMonths(today, -MONTHS_WITH_CARD);
  const validUntil = addMonths(validFrom, TIER_CARDS[TIER].validMonths ?? 0);
  const earned = statusEarned(airline, now);
  const next = nextTierGoal(TIER, earned);
  const renewal = renewalGoal(TIER, earned);
  const inTab = (tab: OrderTab) => orders.all(now).filter((one) => tabsOf(one, now).includes(tab));
  return {
    id: globalId('Member', TRAVELLER.memberId),
    joinedAt: new Date(`${addMonths(today, -MONTHS_AS_MEMBER)}T02:00:00Z`),
    profile: profile(),
    card: {
      ...{ number: `${BRAND.carrierCode}0123456782`, tier: TIER, terms: cardTerms(TIER) },
      ...{ validFrom, validUntil },
    },
    credentials: {
      ...{ loginPasswordSet: true, consumptionPasswordSet: false },
      consumptionPasswordLocked: false,
      consumptionPasswordTriesLeft: LIMITS.consumptionPassword.tries,
      contacts: [{ kind: 'EMAIL', masked: maskEmail(theContact().email) }],
    },
    progress: {
      ...{ months: LIMITS.segmentStatisticsMonths, earned },
      next: next && { ...next, until: null },
      renewal: renewal && { ...renewal, until: validUntil },
    },
    points: pointsAccount(airline, now),
    flownSegments: flownSegments(airline, now),
    orders: ({ tab, ...page }: PageArguments & { tab: OrderTab }) =>
      pageOf(inTab(tab), page, LIMITS.page.most),
    orderTabs: ORDER_TABS.map((tab) => ({ tab, count: inTab(tab).length })),
    refunds: async (page: PageArguments) =>
      pageOf(await refundsOf(parts, now), page, LIMITS.page.most),
    messages: messagesOf(parts, now),
    unreadMessages: unreadMessages(parts.story),
    messageCopies: parts.story.session.messageCopies,
    closesOn: null,
  };
};
