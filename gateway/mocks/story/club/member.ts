import { globalId } from '#gateway/graphql/global-id.ts';
import { benefitsOfMember } from '#gateway/mocks/story/benefits/benefits-of-member.ts';
import { refundsOf } from '#gateway/mocks/story/refunds/refund-view.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import { connectionOf } from '#gateway/requests/connection-of.ts';
import { maskEmail } from '#gateway/requests/mask.ts';
import type { PageArguments } from '#gateway/requests/page-of.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { addMonths, type LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { cardTerms } from '#schema/rules/club/card-terms.ts';
import { nextTierGoal, renewalGoal } from '#schema/rules/club/tier-progress.ts';
import { nameInTwoParts, ticketName } from '#schema/rules/travellers/names.ts';
import { documentView, locksOf, personOf, type StoryAccount } from './account.ts';
import { TIER } from './ledger.ts';
import { messagesOf, unreadMessages } from './messages.ts';
import { flownSegments, pointsAccount, statusEarned } from './points-account.ts';

const MONTHS_AS_MEMBER = 30;
const MONTHS_WITH_CARD = 7;

/** The day on which the member joined. */
export const joinedOn = (today: LocalDate): LocalDate => addMonths(today, -MONTHS_AS_MEMBER);

const profileOf = (account: StoryAccount) => {
  const person = personOf(account);
  const { lastName, firstName } = person;
  return {
    ...person,
    name: ticketName(nameInTwoParts({ lastName: lastName ?? '', firstName: firstName ?? '' })),
    revision: account.revision,
    email: account.email,
    phone: account.phone,
    documents: account.documents.map(documentView),
    locks: locksOf(account),
  };
};

/** The member of the mock: card, points and orders fit one another. */
export const theMemberView = (parts: StoryParts, now: Date) => {
  const { account } = parts.story;
  const today = commercialDay(now);
  const validFrom = addMonths(today, -MONTHS_WITH_CARD);
  const validUntil = addMonths(validFrom, TIER_CARDS[TIER].validMonths ?? 0);
  const earned = statusEarned(parts, now);
  const next = nextTierGoal(TIER, earned);
  const renewal = renewalGoal(TIER, earned);
  return {
    id: globalId('Member', TRAVELLER.memberId),
    joinedAt: new Date(`${joinedOn(today)}T02:00:00Z`),
    profile: profileOf(account),
    card: {
      number: `${BRAND.carrierCode}0123456782`,
      tier: TIER,
      terms: cardTerms(TIER),
      validFrom,
      validUntil,
    },
    credentials: {
      loginPasswordSet: account.loginPasswordSet,
      consumptionPasswordSet: account.consumptionPasswordSet,
      consumptionPasswordLocked: false,
      consumptionPasswordTriesLeft: LIMITS.consumptionPassword.tries,
      contacts: [{ kind: 'EMAIL', masked: maskEmail(account.email) }],
    },
    progress: {
      months: LIMITS.segmentStatisticsMonths,
      earned,
      next: next && { ...next, until: null },
      renewal: renewal && { ...renewal, until: validUntil },
    },
    points: pointsAccount(parts, now),
    flownSegments: flownSegments(parts, now),
    refunds: async (page: PageArguments) =>
      connectionOf(await refundsOf(parts, now), page, {
        most: LIMITS.page.most,
        keyOf: ({ id }) => id,
      }),
    messages: messagesOf(parts, now),
    unreadMessages: unreadMessages(parts.story),
    ...benefitsOfMember(parts, now),
    messageCopies: parts.story.session.messageCopies,
    closesOn: account.closesOn,
  };
};
