import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { LOUNGE_RULES } from '#schema/codes/flights/lounges.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');

export const en: Content = {
  title: 'Member benefits',
  description:
    'The benefits of each club card: bonus points, extra bags, lounges with guests, priority, dedicated counters, seats and birthday points.',
  lead: 'What your card adds to your fare, on every flight we operate under our own flight number.',
  keywords: ['lounge', 'guests', 'extra baggage', 'priority', 'seat discount', 'front row'],
  sections: [
    {
      id: 'bonus',
      title: 'More points',
      blocks: [
        'Your card adds a bonus to the points from every fare. The bonus is a percentage of those points, rounded down, and doesn’t count as status points.',
        { kind: 'figure', name: 'bonus' },
        `In the month of your birthday, every card earns ${say.measure(EARNING.birthdayBonusPercent, 'percent')} more on flights departing in that month. We calculate each bonus from the fare’s points, then add them together. [Work out what a flight earns](/memberIntro/flyWithUs#estimate).`,
      ],
    },
    {
      id: 'baggage',
      title: 'Extra checked baggage',
      blocks: [
        'These bags are on top of what your fare includes, even if your fare includes no checked baggage.',
        { kind: 'figure', name: 'bags' },
        {
          kind: 'list',
          items: [
            'The allowance is yours alone: you can’t share it with others on the booking.',
            'On a trip with several of our flights, it applies to all of them.',
            'No single bag may exceed our [maximum weight](/checkedBaggage).',
          ],
        },
      ],
    },
    {
      id: 'lounge',
      title: 'Lounges',
      blocks: [
        'Your card gives you access to the lounges at your departure airport when you fly with us, in any cabin.',
        { kind: 'figure', name: 'lounge' },
        {
          kind: 'list',
          items: [
            'Guests must be on the same flight and enter with you.',
            `Children aged ${say.number(LOUNGE_RULES.childrenFreeUnderAge)} or over count as guests; younger children don’t.`,
            `You can enter from ${say.span(LOUNGE_RULES.opensHoursBefore, 'hour')} before departure, with your boarding pass and membership number. See where to find each lounge under [Lounges](/lounges).`,
          ],
        },
      ],
    },
    {
      id: 'airport',
      title: 'At the airport',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: 'Priority check-in',
              value: 'Silver and above: use the priority counters, in any cabin.',
            },
            {
              term: 'Gold and Platinum counters',
              value: `In ${say.city}, there are dedicated counters for Gold cards, and seated counters for Platinum cards. Elsewhere, use the Business counters.`,
            },
            {
              term: 'Priority boarding',
              value: 'Gold and above: you board early, right after families with small children.',
            },
            {
              term: 'Priority baggage',
              value: 'Gold and above: your bags are tagged to arrive first on the belt.',
            },
            {
              term: 'Waiting list',
              value:
                'Silver and above: you have priority when a seat becomes available on a full flight. Among members, higher cards come first.',
            },
          ],
        },
        'Passengers on the same booking can check in and board with you.',
      ],
    },
    {
      id: 'seats',
      title: 'Seats',
      blocks: [
        'Preferred seats, with more legroom or further forward, cost less with a card. Whether standard seats are free depends on your fare.',
        { kind: 'figure', name: 'seats' },
        {
          kind: 'list',
          items: [
            `Gold and above: we reserve the front rows of the cabin for members until check-in opens, ${say.span(LIMITS.checkInOpensMinutes / 60, 'hour')} before departure. After that, anyone can choose them.`,
            say.online(
              'PAY_WITH_POINTS',
              'The discount applies to the member’s own seat. You can pay the rest with points.',
              'The discount applies to the member’s own seat. To pay the rest with points, call us.',
            ),
            'The exit-row rules still apply, whatever your card.',
          ],
        },
      ],
    },
    {
      id: 'conditions',
      title: 'When benefits apply',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your membership number must be in the booking before check-in. If it has another airline’s number, that programme applies instead of ours.',
            'Your card must be valid on the day of the flight.',
            'We must operate the flight. On [partner airlines](/memberIntro/partners) you earn points, but these benefits don’t apply.',
            'If your fare and card give the same benefit, you get it once.',
          ],
        },
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
              question: 'I’ve forgotten my card. Can I still use my benefits?',
              answer: [
                'Yes. Your card is linked to your membership number, and a boarding pass showing your level is enough.',
              ],
            },
            {
              question: 'I booked before I reached Gold. Do I get the benefits?',
              answer: [
                'Yes, from the day your card starts. But we can’t discount seats you’ve already paid for.',
              ],
            },
            {
              question: 'I didn’t receive one of my benefits. What can I do?',
              answer: [
                `We’re sorry. Write to ${say.email} with the flight number, the date and what was missing, or [contact us](/guide/contact) another way. We’ll put right whatever we can.`,
              ],
            },
          ],
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'Cards and levels',
              text: 'All eight cards side by side, and how to qualify.',
              to: '/memberIntro/vipMemberSystem',
            },
            {
              title: 'Earning on our flights',
              text: 'What each fare earns, and what to do about missing flights.',
              to: '/memberIntro/flyWithUs',
            },
          ],
        },
      ],
    },
  ],
};
