import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { LOUNGE_RULES } from '#schema/codes/flights/lounges.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');

export const en: Content = {
  title: 'Member benefits',
  description:
    'What each card of the club gives: bonus points, extra bags, lounges with guests, priority, counters of your own, seats and birthdays.',
  lead: 'What your card adds to your fare, on every flight that we operate and sell under our own flight number.',
  keywords: ['lounge', 'guests', 'extra baggage', 'priority', 'seat discount', 'front row'],
  sections: [
    {
      id: 'bonus',
      title: 'More points',
      blocks: [
        'Your card adds to the points of every fare. The addition is in per cent of those points, rounded down, and does not count as status points.',
        { kind: 'figure', name: 'bonus' },
        `In the month of your birthday, every card earns ${say.measure(EARNING.birthdayBonusPercent, 'percent')} more on flights that leave within it. Both additions are worked out from the fare’s points and added up. [Work out what a flight brings](/memberIntro/flyWithUs#estimate).`,
      ],
    },
    {
      id: 'baggage',
      title: 'Extra checked baggage',
      blocks: [
        'These bags come on top of what your fare includes, also with fares that include none.',
        { kind: 'figure', name: 'bags' },
        {
          kind: 'list',
          items: [
            'The allowance is yours alone: it cannot be lent to others on the booking.',
            'On a journey with several of our flights, it applies to all of them.',
            'No single bag may be heavier than [what we can load](/checkedBaggage).',
          ],
        },
      ],
    },
    {
      id: 'lounge',
      title: 'Lounges',
      blocks: [
        'Your card opens the lounges of our flight’s departure airport, whatever cabin you fly in.',
        { kind: 'figure', name: 'lounge' },
        {
          kind: 'list',
          items: [
            'Guests travel on the same flight and enter with you.',
            `Children of ${say.number(LOUNGE_RULES.childrenFreeUnderAge)} or over count as guests; younger ones do not.`,
            `Come from ${say.span(LOUNGE_RULES.opensHoursBefore, 'hour')} before departure, with your boarding pass and your membership number. Where each lounge is stands on [Lounges](/lounges).`,
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
              value: 'From Silver on, use the counters marked Priority, in every cabin.',
            },
            {
              term: 'Gold and Platinum counters',
              value:
                'Gold cards have counters of their own in Shanghai; Platinum cards have theirs, with a seat while you wait. Elsewhere use the Business counters.',
            },
            {
              term: 'Priority boarding',
              value:
                'From Gold on, board when we call priority passengers, after families with small children.',
            },
            {
              term: 'Bags first',
              value: 'From Gold on, your bags get a tag that brings them to the belt first.',
            },
            {
              term: 'Waiting list',
              value:
                'From Silver on, you come before others when a seat becomes free on a full flight. Among members, the higher card goes first.',
            },
          ],
        },
        'Whoever travels on the same booking may check in and board with you.',
      ],
    },
    {
      id: 'seats',
      title: 'Seats',
      blocks: [
        'Preferred seats, those with more room or further forward, cost less with a card. Standard seats are free or not according to your fare.',
        { kind: 'figure', name: 'seats' },
        {
          kind: 'list',
          items: [
            `From Gold on, we keep the front rows of the cabin for members until check-in opens, ${say.span(LIMITS.checkInOpensMinutes / 60, 'hour')} before departure. After that, anyone may choose them.`,
            'The discount is for the member’s own seat. What remains can be paid with points.',
            'Exit rows keep their rules: a card does not open them to those who may not sit there.',
          ],
        },
      ],
    },
    {
      id: 'conditions',
      title: 'When they apply',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your membership number is in the booking before check-in. If another airline’s number is there, its programme counts and ours does not.',
            'The card is valid on the day of the flight.',
            'The flight is operated by us. On [partner airlines](/memberIntro/partners) you earn points; these benefits stay with us.',
            'Where a fare and a card give the same thing, you have it once.',
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
              question: 'I forgot my card. Do I still get in?',
              answer: [
                'Yes. The card is kept under your membership number; a boarding pass that shows your level is enough.',
              ],
            },
            {
              question: 'I booked before I reached Gold. Does my flight have the benefits?',
              answer: [
                'Yes, from the day the card begins. For a discount on a seat that you have already paid for, it is too late.',
              ],
            },
            {
              question: 'Something was not given to me.',
              answer: [
                `We are sorry. Write to ${say.email} with the flight number, the date and what was missing, or [contact us](/guide/contact) otherwise. What can be made good, we make good.`,
              ],
            },
          ],
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'Cards and levels',
              text: 'All eight cards side by side, and how to reach them.',
              to: '/memberIntro/vipMemberSystem',
            },
            {
              title: 'Earning on our flights',
              text: 'What each fare earns, and what to do when a flight is missing.',
              to: '/memberIntro/flyWithUs',
            },
          ],
        },
      ],
    },
  ],
};
