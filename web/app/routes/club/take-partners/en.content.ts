import {
  PARTNER_KINDS,
  PARTNER_POINTS,
  type PartnerKind,
} from '#schema/codes/club/partner-points.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';
import { EVERYDAY_EXAMPLE } from './everyday-example.ts';

const say = articleFigures('en');
const names: Record<PartnerKind, readonly [string, string]> = {
  HOTEL: ['Hotels', 'Room rates for stays booked directly with the hotel'],
  CAR_RENTAL: ['Car rental', 'Rental and mileage charges; not fuel, fines or insurance'],
  RIDE: ['Rides', 'Taxis and airport transfers ordered in the partner’s app'],
  BANK_CARD: ['Bank card', 'Purchases with the club’s Visa card; not cash or fees'],
  SHOPPING: ['Shopping', 'Goods bought through the partner’s shop and not returned'],
  DINING: ['Restaurants', 'The bill, including service'],
};

export const en: Content = {
  title: 'Earning with partners on the ground',
  description:
    'Points from hotels, car rental, rides, a bank card, shops and restaurants: how many each type of partner gives, and when you get them.',
  lead: 'You can earn points on hotel stays, car rental, shopping and meals too. They’re the same as the points from your flights, and you can use them in the same way.',
  keywords: ['hotel', 'car rental', 'credit card', 'shopping', 'points'],
  sections: [
    {
      id: 'rates',
      title: 'What each type of partner gives',
      blocks: [
        {
          kind: 'table',
          caption: 'Points for each full amount spent, excluding taxes',
          columns: ['Partner', 'Points', 'Within', 'Monthly limit'],
          rows: PARTNER_KINDS.map((kind) => {
            const { spend, points, creditDays, monthlyPoints } = PARTNER_POINTS[kind];
            return [
              names[kind][0],
              `${say.number(points)} for ${say.money(spend)}`,
              say.span(creditDays, 'day'),
              monthlyPoints === null ? 'No limit' : say.number(monthlyPoints),
            ];
          }),
        },
        'What counts:',
        {
          kind: 'facts',
          items: PARTNER_KINDS.map((kind) => ({ term: names[kind][0], value: names[kind][1] })),
        },
        `For example, a hotel stay of ${say.money(EVERYDAY_EXAMPLE.amount)} earns **${say.number(EVERYDAY_EXAMPLE.points)} points**. Amounts in other currencies are converted at the partner’s rate of the day.`,
        {
          kind: 'notice',
          tone: 'info',
          title: 'These points don’t count towards a card',
          text: 'Points from partners aren’t status points or segments, and don’t earn a bonus. You reach [cards and levels](/memberIntro/vipMemberSystem) by flying.',
        },
      ],
    },
    {
      id: 'how',
      title: 'How you earn',
      blocks: [
        {
          kind: 'steps',
          items: [
            `Call ${say.phone} or write to ${say.email} to ask which companies take part at your destination. The list changes, so we’ll give you the latest.`,
            'Give your membership number when you book or pay. Most partners can’t add it afterwards.',
            'Keep the receipt until you’ve received your points.',
          ],
        },
      ],
    },
    {
      id: 'bank-card',
      title: 'The club’s bank card',
      blocks: [
        `The Visa credit card the club issues with a bank earns points on everyday purchases. It also comes with the club’s [Visa Platinum](/memberIntro/vipMemberSystem#other-ways) card and its [lounge and baggage benefits](/membershipBenefits).`,
        {
          kind: 'list',
          items: [
            'The bank decides whether to issue the card, and sets the annual fee and interest rate.',
            'If you return goods, we take back the points you earned on them.',
            'If you cancel the bank card, you keep your points, and your club card ends on its expiry date.',
          ],
        },
      ],
    },
    {
      id: 'missing',
      title: 'Missing points',
      blocks: [
        `Wait until the number of days in the table has passed. Then write to ${say.email} with your membership number and a copy of the receipt. We’ll check with the partner and let you know.`,
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
              question: 'I booked my hotel on a travel site. Do I earn points?',
              answer: [
                'Usually not. Hotels and car rental companies only give points on direct bookings.',
              ],
            },
            {
              question: 'Can two members earn on one room?',
              answer: ['No. Only one member can earn per room, car or bill: the person who pays.'],
            },
            {
              question: 'Do I earn the hotel’s own points as well?',
              answer: [
                'Some partners give both, but most give one or the other. Ask when you book.',
              ],
            },
            {
              question: 'Can I spend points with these partners?',
              answer: [
                'No. You can use points for fares, preferred seats and extras on our flights. See how under [About the club](/memberIntro/happinessClub#paying).',
              ],
            },
          ],
        },
      ],
    },
  ],
};
