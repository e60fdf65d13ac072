import { QUALIFYING_MONTHS, TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const { SILVER, GOLD, SPECIAL_SILVER, VISA_PLATINUM } = TIER_CARDS;
const months = say.span(QUALIFYING_MONTHS, 'month');
const validity = (card: { validMonths: number | null }) => say.span(card.validMonths ?? 0, 'month');

export const en: Content = {
  title: 'Cards and levels',
  description:
    'The club’s eight cards compared: how to qualify by points or segments, how to renew, how long each card is valid, and its benefits.',
  lead: `Four levels, eight cards. Flying takes you from ${say.firstCard} to Platinum; the other four cards come in other ways.`,
  keywords: ['status', 'tier', 'silver', 'gold', 'platinum', 'upgrade', 'renewal'],
  sections: [
    {
      id: 'ladder',
      title: 'The levels at a glance',
      blocks: [
        { kind: 'figure', name: 'ladder' },
        `You can qualify by status points or by segments, whichever you reach first. We count any ${months} in a row, so there’s no fixed membership year. To see how flights earn them, go to [Earning on our flights](/memberIntro/flyWithUs).`,
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
            'Your new card starts on the day we credit the last flight you need. You don’t need to apply.',
            `It is valid for ${validity(GOLD)} from that day. Benefits apply to all flights from then on, including flights you’ve already booked.`,
            `You can skip levels: if you have enough for Gold, you go straight from ${say.firstCard} to Gold. Your status points and segments continue to count.`,
          ],
        },
      ],
    },
    {
      id: 'keeping',
      title: 'Keeping your card',
      blocks: [
        `Keeping a card takes less than qualifying for it. We look at the last ${months} before it expires.`,
        {
          kind: 'table',
          caption: `What you need within ${months}`,
          columns: ['Card', 'To qualify', 'To renew'],
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
            `If you have enough of either, your card is renewed for ${validity(GOLD)} on the day the old one expires.`,
            'If you don’t, you move down one level, and never more than one level at a time.',
            'None of this affects the points you can spend.',
          ],
        },
      ],
    },
    {
      id: 'other-ways',
      title: 'Other ways to get a card',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: 'Special Silver, Special Gold',
              value: `For members at a similar level in another airline’s club, or staff of companies with a corporate contract. Send proof to ${say.email}. The card is valid for ${validity(SPECIAL_SILVER)}. If you reach the renewal target in that time, it becomes the standard card of the same level.`,
            },
            {
              term: 'Special VIP Platinum',
              value:
                'By personal invitation only, for people who have made a special contribution to the airline. You can’t apply for it.',
            },
            {
              term: 'Visa Platinum',
              value: `Comes with the Visa credit card the club issues with a bank. It’s valid for ${validity(VISA_PLATINUM)} and renewed as long as you hold the bank card. The bank may charge an annual fee. For details, call ${say.phone}.`,
            },
          ],
        },
        'Special Silver and Special Gold have exactly the same benefits as Silver and Gold. Special VIP Platinum offers more than Platinum, and Visa Platinum less: see the comparison above.',
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
              question: 'Do points from hotels or my bank card count towards a level?',
              answer: [
                'No. You reach a level by flying with us and earning status points and segments. [Partners](/memberIntro/takePartners) give you points to spend.',
              ],
            },
            {
              question: 'Do flights on partner airlines count?',
              answer: [
                'They earn points, but not status points or segments. See [Partner airlines](/memberIntro/partners).',
              ],
            },
            {
              question: `If I connect in ${say.city}, is that one segment or two?`,
              answer: [
                'Two. Each flight from take-off to landing is one segment, even if both are on the same ticket.',
              ],
            },
            {
              question: 'Will I lose my card during parental leave or a long illness?',
              answer: [
                `Call ${say.phone} before your card expires. With a certificate, we can extend it once, for up to ${validity(SILVER)}.`,
              ],
            },
            {
              question: 'How do I see what I still need to qualify or renew?',
              answer: [
                say.online(
                  'SIGN_IN',
                  `Sign in to see it in your account, or call ${say.phone}.`,
                  `Call ${say.phone} or ask at any check-in counter, with your membership number and an identity document.`,
                ),
              ],
            },
          ],
        },
      ],
    },
  ],
};
