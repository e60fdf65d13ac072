import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const creditDays = say.number(LIMITS.pointsCreditWorkingDays);

export const en: Content = {
  title: 'Earning on our flights',
  description:
    'How many points, status points and segments each fare earns, when they are credited, and how to claim a flight that is missing.',
  lead: 'You earn on the base fare of every flight that you fly with us. The more flexible the fare and the better your card, the more it is.',
  keywords: [
    'points',
    'status points',
    'segments',
    'missing points',
    'retroactive credit',
    'miles',
  ],
  sections: [
    {
      id: 'fares',
      title: 'What each fare earns',
      blocks: [
        'For one flight and one traveller, in per cent of the base fare in yuan, rounded down to whole points:',
        { kind: 'figure', name: 'fares' },
        {
          kind: 'list',
          items: [
            'The **base fare** is the price of carriage. Taxes, charges, seats and baggage earn nothing, nor does a part of the fare that points have paid for.',
            'A fare for a journey with several flights is divided among them by distance.',
            'A fare paid in another currency counts as the yuan amount on the ticket.',
            '**Children** earn as adults do. Infants without a seat earn nothing.',
          ],
        },
      ],
    },
    {
      id: 'estimate',
      title: 'Work it out',
      blocks: [
        { kind: 'figure', name: 'estimate' },
        'The base fare stands in the price details before you pay, and on your receipt. Your card’s share is on [Benefits](/membershipBenefits#bonus).',
      ],
    },
    {
      id: 'credit',
      title: 'When points arrive',
      blocks: [
        {
          kind: 'steps',
          items: [
            `**Before the flight**, have your membership number added: call ${say.phone}, or give it at the check-in counter. Your name must be the one on your membership.`,
            '**You fly.** Only flights flown count. A ticket that is given back, or a flight that is missed, earns nothing.',
            `**Within ${creditDays} working days** after the flight, points, status points and segments are in your account. Working days are those of China’s calendar.`,
          ],
        },
        `Points stay for ${say.span(EARNING.pointsValidMonths, 'month')}, to the end of that month. What status points and segments lead to is on [Cards and levels](/memberIntro/vipMemberSystem).`,
      ],
    },
    {
      id: 'missing',
      title: 'A flight is missing',
      blocks: [
        `Wait ${creditDays} working days first. After that, and for ${say.span(EARNING.claimMonths, 'month')} from the flight, you can claim it.`,
        {
          kind: 'steps',
          items: [
            'Have at hand your membership number, the ticket number or booking reference, the flight number and its date. Keep the boarding pass until the points are there.',
            `Write to ${say.email}, or call ${say.phone}.`,
            `We check the flight and credit it within ${creditDays} working days, or tell you why it cannot be.`,
          ],
        },
        `New members may claim flights of the ${say.span(EARNING.daysBeforeJoining, 'day')} before they joined.`,
      ],
    },
    {
      id: 'not-earning',
      title: 'What earns nothing',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tickets paid for in full with points, and free or staff tickets',
            'Charter flights, and group fares that say so',
            'An extra seat, for yourself or for an instrument',
            'Flights credited to another airline’s programme',
            'Flights flown under another name than that of your membership',
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
              question: 'Do I earn for people I book and pay for?',
              answer: [
                'No, each traveller earns with their own number. One flight, one seat, one member.',
              ],
            },
            {
              question: 'I was moved to another cabin. What counts?',
              answer: ['The fare you bought. That holds for an upgrade and for the reverse.'],
            },
            {
              question: 'You rebooked me on another airline. Do I lose the points?',
              answer: [
                'No. When we change your flight, you earn as on the one you bought. Claim it as a missing flight if it has not come by itself.',
              ],
            },
            {
              question: 'I changed my date and paid a difference. Does that count?',
              answer: [
                'A difference in fare does, since it is part of the base fare. The fee for the change does not.',
              ],
            },
            {
              question: 'I bought from a travel agent. Do I earn?',
              answer: [
                'Yes, by the same table, from the fare on the ticket. If it shows no fare, as in some packages, it counts as the lightest fare sold on that flight.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
