import { QUALIFYING_MONTHS, TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const { SILVER, GOLD, SPECIAL_SILVER, VISA_PLATINUM } = TIER_CARDS;
const months = say.span(QUALIFYING_MONTHS, 'month');
const validity = (card: { validMonths: number | null }) => say.span(card.validMonths ?? 0, 'month');

export const en: Content = {
  title: 'Cards and levels',
  description:
    'The eight cards of the club compared: how to reach each, by points or by segments, how to keep it, how long it is valid, and what it gives.',
  lead: 'Four levels, eight cards. Flying leads from Happiness to Platinum; four more cards come another way.',
  keywords: ['status', 'tier', 'silver', 'gold', 'platinum', 'upgrade', 'renewal'],
  sections: [
    {
      id: 'ladder',
      title: 'From the first card up',
      blocks: [
        { kind: 'figure', name: 'ladder' },
        `Status points or segments: whichever you reach first is enough. We add up any ${months} in a row, so there is no year that begins on a certain day. How flights turn into them is on [Earning on our flights](/memberIntro/flyWithUs).`,
      ],
    },
    {
      id: 'compare',
      title: 'The cards compared',
      blocks: [{ kind: 'figure', name: 'comparison' }],
    },
    {
      id: 'moving-up',
      title: 'Moving up',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your new card begins on the day the last flight that you needed is credited. You do not have to ask for it.',
            `It is valid for ${validity(GOLD)} from that day. Benefits apply to flights from then on, also to those you had booked before.`,
            'You need not climb one step at a time: with enough for Gold you go from Happiness straight to Gold. What has been counted goes on counting.',
          ],
        },
      ],
    },
    {
      id: 'keeping',
      title: 'Keeping your card',
      blocks: [
        `Keeping a card takes less than reaching it. We look at the last ${months} before it ends.`,
        {
          kind: 'table',
          caption: `What is needed within ${months}`,
          columns: ['Card', 'To reach it', 'To keep it'],
          rows: (['SILVER', 'GOLD', 'PLATINUM'] as const).map((tier) => {
            const { toReach, toRenew } = TIER_CARDS[tier];
            const words = (target: typeof toReach) =>
              target
                ? `${say.number(target.points)} status points or ${say.number(target.segments)} segments`
                : '';
            const name = { SILVER: 'Silver', GOLD: 'Gold', PLATINUM: 'Platinum' }[tier];
            return [name, words(toReach), words(toRenew)];
          }),
        },
        {
          kind: 'list',
          items: [
            `With enough of either, the card begins anew for ${validity(GOLD)} on the day the old one ends.`,
            'With too few for your level but enough for the one below, you move down one step. Never more than one step at a time.',
            'Points that you can spend are not touched by any of this.',
          ],
        },
      ],
    },
    {
      id: 'other-ways',
      title: 'Cards that come another way',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: 'Special Silver, Special Gold',
              value: `You hold a like level in another airline’s club, or your company has a contract with us. Send proof to ${say.email}. The card is valid for ${validity(SPECIAL_SILVER)}; enough flights within that time turn it into the card of the same level.`,
            },
            {
              term: 'Special VIP Platinum',
              value:
                'By personal invitation, for people who have done much for the airline. It cannot be applied for.',
            },
            {
              term: 'VISA Platinum',
              value: `With the Visa credit card that the club issues together with a bank. It is valid for ${validity(VISA_PLATINUM)} and renewed for as long as you hold the bank card. Ask for it at ${say.phone}.`,
            },
          ],
        },
        'A Special card gives exactly what the card of its level gives. Special VIP Platinum gives more than Platinum, VISA Platinum somewhat less: the comparison above shows where.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Do points from hotels or from my bank card count for a level?',
              answer: [
                'No. A level comes from flying with us: from status points and segments. [Partners](/memberIntro/takePartners) give points to spend.',
              ],
            },
            {
              question: 'Do flights on partner airlines count?',
              answer: [
                'They earn points, but neither status points nor segments. See [Partner airlines](/memberIntro/partners).',
              ],
            },
            {
              question: 'I change at Shanghai. Is that one segment or two?',
              answer: [
                'Two. Each flight from take-off to landing is a segment, also where both are on one ticket.',
              ],
            },
            {
              question: 'I am on parental leave or ill for long. Do I lose my card?',
              answer: [
                `Call ${say.phone} before it ends. With a certificate we hold it for up to ${validity(SILVER)}, once.`,
              ],
            },
            {
              question: 'How do I see what I still need?',
              answer: [
                `Call ${say.phone} or ask at any check-in counter, with your membership number and an identity document.`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
