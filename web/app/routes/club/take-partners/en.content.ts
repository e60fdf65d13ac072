import {
  EVERYDAY_EARNING,
  EVERYDAY_KINDS,
  type EverydayKind,
} from '#schema/codes/club/everyday-earning.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';
import { EVERYDAY_EXAMPLE } from './everyday-example.ts';

const say = forTexts('en');
const names: Record<EverydayKind, readonly [string, string]> = {
  HOTEL: ['Hotels', 'Room rates of stays booked directly with the hotel'],
  CAR_RENTAL: ['Car rental', 'Rental and mileage; not fuel, fines and insurance'],
  RIDE: ['Rides', 'Taxis and airport transfers ordered in the partner’s app'],
  BANK_CARD: ['Bank card', 'Purchases with the club’s Visa card; not cash and fees'],
  SHOPPING: ['Shopping', 'Goods kept, through the partner’s shop'],
  DINING: ['Restaurants', 'The bill, service included'],
};

export const en: Content = {
  title: 'Earning with partners on the ground',
  description:
    'Points from hotels, car rental, rides, a bank card, shops and restaurants: how much each kind of partner gives, and when it arrives.',
  lead: 'Points come from stays, cars, purchases and meals too. They are the same points as those of your flights, and pay for the same things.',
  keywords: ['hotel', 'car rental', 'credit card', 'shopping', 'points'],
  sections: [
    {
      id: 'rates',
      title: 'What each kind of partner gives',
      blocks: [
        {
          kind: 'table',
          caption: 'Points for each full amount spent, taxes left out',
          columns: ['Partner', 'Points', 'Within', 'Monthly limit'],
          rows: EVERYDAY_KINDS.map((kind) => {
            const { spend, points, creditDays, monthlyPoints } = EVERYDAY_EARNING[kind];
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
          items: EVERYDAY_KINDS.map((kind) => ({ term: names[kind][0], value: names[kind][1] })),
        },
        `An example: a hotel stay of ${say.money(EVERYDAY_EXAMPLE.amount)} brings **${say.number(EVERYDAY_EXAMPLE.points)} points**. Amounts in other currencies count at the partner’s rate of the day.`,
        {
          kind: 'notice',
          tone: 'info',
          title: 'They do not count for a card',
          text: 'Points from partners are neither status points nor segments, and get no bonus. [Cards and levels](/memberIntro/vipMemberSystem) come from flying.',
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
            `Ask which companies take part where you are going: ${say.phone} or ${say.email}. The list changes, so we tell you the one of the day.`,
            'Give your membership number when you book or pay. Afterwards is too late with most partners.',
            'Keep the receipt until the points are in your account.',
          ],
        },
      ],
    },
    {
      id: 'bank-card',
      title: 'The club’s bank card',
      blocks: [
        `The Visa credit card that the club issues together with a bank earns on what you buy every day, and brings the [VISA Platinum](/memberIntro/vipMemberSystem#other-ways) card of the club with its [lounges and bags](/membershipBenefits).`,
        {
          kind: 'list',
          items: [
            'The bank decides who gets the card, and sets its yearly fee and interest.',
            'Goods that you give back take their points with them.',
            'When you give up the bank card, the points stay; the club card ends on its date.',
          ],
        },
      ],
    },
    {
      id: 'missing',
      title: 'Points are missing',
      blocks: [
        `Wait until the days in the table have passed. Then write to ${say.email} with your membership number and a copy of the receipt. We ask the partner and tell you what it says.`,
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
              question: 'I booked my hotel on a travel site. Do I earn?',
              answer: [
                'As a rule, no. Hotels and car rental companies give points on what you book with them directly.',
              ],
            },
            {
              question: 'Can two members earn on one room?',
              answer: ['No, one member for each room, car or bill: the one who pays.'],
            },
            {
              question: 'Do I earn the hotel’s own points as well?',
              answer: ['Some partners give both, most one or the other. Ask when you book.'],
            },
            {
              question: 'Can I spend points with these partners?',
              answer: [
                'No. Points pay for fares and preferred seats on our flights. How is on [About the club](/memberIntro/happinessClub#paying).',
              ],
            },
          ],
        },
      ],
    },
  ],
};
