import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const creditDays = say.number(LIMITS.pointsCreditWorkingDays);

export const en: Content = {
  title: 'Earning on our flights',
  description:
    'How many points, status points and segments each fare earns, when we credit them, and how to claim a missing flight.',
  lead: 'You earn on the base fare of every flight you take with us. The more flexible your fare and the higher your card, the more you earn.',
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
        `Per flight and passenger, as a percentage of the base fare in ${say.currency}, rounded down to whole points:`,
        { kind: 'figure', name: 'fares' },
        {
          kind: 'list',
          items: [
            'The **base fare** is the price of the flight itself. You don’t earn points on taxes, charges, seats, baggage, or any part of the fare you paid for with points.',
            'For a trip with several flights, we divide the fare between them by distance.',
            `If you paid in another currency, the ${say.currency} amount on the ticket counts.`,
            '**Children** earn the same as adults. Infants without their own seat don’t earn points.',
          ],
        },
      ],
    },
    {
      id: 'estimate',
      title: 'Work it out',
      blocks: [
        { kind: 'figure', name: 'estimate' },
        'You’ll find the base fare in the price details before you pay, and on your itinerary receipt. See your card’s bonus under [Benefits](/membershipBenefits#bonus).',
      ],
    },
    {
      id: 'credit',
      title: 'When you get your points',
      blocks: [
        {
          kind: 'steps',
          items: [
            `**Before the flight**, enter your membership number when you book. You can also add it later by calling ${say.phone}, or give it at the check-in counter. The name on the ticket must match your membership.`,
            '**Take the flight.** Only flights you’ve flown earn points; refunded tickets and missed flights don’t.',
            `**Within ${creditDays} working days** after the flight, your points, status points and segments are in your account. Working days are those of mainland China.`,
          ],
        },
        `Points expire ${say.span(EARNING.pointsValidMonths, 'month')} after they’re credited, at the end of that month. See what status points and segments bring you under [Cards and levels](/memberIntro/vipMemberSystem).`,
      ],
    },
    {
      id: 'missing',
      title: 'Missing flights',
      blocks: [
        `Please wait ${creditDays} working days first. After that, you can claim a missing flight for up to ${say.span(EARNING.claimMonths, 'month')} after you flew.`,
        {
          kind: 'steps',
          items: [
            'Have ready your membership number, ticket number or booking reference, flight number and date. Keep your boarding pass until you’ve received your points.',
            say.online(
              'SIGN_IN',
              `Sign in and enter them on the page [Flight segments](/flightSegment), write to ${say.email}, or call ${say.phone}.`,
              `Write to ${say.email}, or call ${say.phone}.`,
            ),
            say.online(
              'SIGN_IN',
              `On the page, a flight in your name is credited immediately. Otherwise, we’ll check it and credit it within ${creditDays} working days, or tell you why we can’t.`,
              `We’ll check the flight and credit it within ${creditDays} working days, or tell you why we can’t.`,
            ),
          ],
        },
        `New members can claim flights from the ${say.span(EARNING.daysBeforeJoining, 'day')} before they joined.`,
      ],
    },
    {
      id: 'not-earning',
      title: 'What doesn’t earn points',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tickets paid for entirely with points, free tickets and staff tickets',
            'Charter flights, and group fares whose conditions say so',
            'An extra seat, for yourself or an instrument',
            'Flights credited to another airline’s programme',
            'Flights taken under a different name from the one on your membership',
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
              question: 'Do I earn points for other people I book and pay for?',
              answer: ['No. Each passenger earns with their own membership number.'],
            },
            {
              question: 'I was moved to another cabin. Which fare counts?',
              answer: ['The fare you bought, whether you were upgraded or downgraded.'],
            },
            {
              question: 'You rebooked me on another airline. Do I lose the points?',
              answer: [
                'No. If we change your flight, you earn what you would have earned on the flight you bought. If the points don’t arrive automatically, claim the flight as missing.',
              ],
            },
            {
              question: 'I changed my date and paid the difference. Does that count?',
              answer: [
                'The fare difference counts because it’s part of the base fare. The change fee doesn’t.',
              ],
            },
            {
              question: 'I booked through a travel agent. Do I earn points?',
              answer: [
                'Yes, from the fare on the ticket, at the same rates. If the ticket doesn’t show a fare, as with some packages, it counts as Economy Lite.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
