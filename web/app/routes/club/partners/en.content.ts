import { EARNING } from '#schema/codes/club/earning.ts';
import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import {
  PARTNER_CREDIT_DAYS,
  PARTNER_EXAMPLE,
  PARTNER_KILOMETRES_PER_POINT,
} from '#schema/codes/club/partner-earning.ts';
import { earnedByDistance } from '#schema/rules/club/points.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const { kilometres, percent } = PARTNER_EXAMPLE;
const example = {
  distance: say.measure(kilometres, 'kilometer'),
  full: say.number(earnedByDistance(kilometres, 100)),
  percent: say.measure(percent, 'percent'),
  points: say.number(earnedByDistance(kilometres, percent)),
};

export const en: Content = {
  title: 'Partner airlines',
  description:
    'The airlines you can earn points with, their main hubs, how much each booking class earns, and how their members earn with us.',
  lead: `Earn points on flights with ${say.number(PARTNER_AIRLINES.length)} other airlines, based on distance and booking class, not on price.`,
  keywords: ['partner', 'booking class', 'codeshare', 'miles', 'frequent flyer number'],
  sections: [
    {
      id: 'airlines',
      title: 'Our partner airlines',
      blocks: [
        { kind: 'figure', name: 'airlines' },
        'We have a separate partnership with each of these airlines, and aren’t a member of an alliance. See what that means under [Star Alliance airlines](/memberIntro/starAlliances).',
      ],
    },
    {
      id: 'how',
      title: 'How you earn',
      blocks: [
        {
          kind: 'steps',
          items: [
            `When you book with the partner, choose **${say.airline}** as your programme and enter your membership number. You can also give it at the check-in counter.`,
            'Find the booking class, a single letter, in your confirmation. It’s not the same as the cabin.',
            `Points arrive within ${say.span(PARTNER_CREDIT_DAYS, 'day')} of the flight, once the partner has confirmed it to us.`,
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          title: 'Points only',
          text: 'Partner flights earn points to spend, without your card’s bonus. They don’t earn status points or segments, and our lounge, baggage and priority benefits don’t apply.',
        },
      ],
    },
    {
      id: 'classes',
      title: 'What each booking class earns',
      blocks: [
        `At ${say.measure(100, 'percent')}, you earn one point for every ${say.measure(PARTNER_KILOMETRES_PER_POINT, 'kilometer')} between the two airports.`,
        { kind: 'figure', name: 'classes' },
        `For example, a flight of ${example.distance} earns ${example.full} points at ${say.measure(100, 'percent')}. In a class that earns ${example.percent}, it earns **${example.points} points**.`,
        'Booking classes not listed in the row don’t earn points. Points depend on the airline operating the flight: on a codeshare flight, use the operating airline’s row.',
      ],
    },
    {
      id: 'their-members',
      title: 'If you’re a member of a partner’s programme',
      blocks: [
        `You can earn there when you fly with us. When you book on this site, open “${say.label('booking-passengers.more')}” in the passenger’s details, choose the airline and enter your number, using digits and letters only. You can change it by phone until you check in. After that, the flight is credited to that programme.`,
        'That programme decides what you earn and when. A partner’s number replaces ours, because one flight can’t earn in both programmes.',
      ],
    },
    {
      id: 'missing',
      title: 'Missing partner flights',
      blocks: [
        `Wait ${say.span(PARTNER_CREDIT_DAYS, 'day')}, then write to ${say.email} within ${say.span(EARNING.claimMonths, 'month')} of the flight. Attach your boarding pass and ticket receipt, because we don’t have our own record of the flight.`,
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
              question: 'Can I pay for partner flights with points?',
              answer: [
                'No. You can use points for fares, preferred seats and extras on our own flights.',
              ],
            },
            {
              question: 'I booked one of your flights, operated by a partner. What do I earn?',
              answer: ['The rate in the partner’s row for the booking class on your ticket.'],
            },
            {
              question: 'Do award tickets earn points?',
              answer: [
                'No. Staff fares, charter flights and any booking class not in the table don’t earn points either.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
