import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { LOUNGE_RULES } from '#schema/codes/flights/lounges.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const guests = (count: number) =>
  count === 0 ? 'None' : count === 1 ? 'One' : `Up to ${say.number(count)}`;
const ofFare = (code: FareBrandCode) =>
  FARE_BRAND_DATA[code].conditions.lounge ? ['Yes', 'None'] : ['No', '–'];
const ofCard = (tier: CardTier) => {
  const { lounge } = TIER_CARDS[tier].benefits;
  return lounge ? ['Yes, on every fare', guests(lounge.guests)] : ['No', '–'];
};

export const en: Content = {
  title: 'Lounges',
  description:
    'Our lounges and those of our partners by airport, with hours and services, who may enter by fare or card, and how many guests come along.',
  lead: 'A quiet seat, food and Wi-Fi before departure: with a Business fare, or with a card from Gold up whatever your fare.',
  keywords: ['lounge', 'business', 'gold', 'shower', 'guest', 'waiting'],
  sections: [
    {
      id: 'who-may-enter',
      title: 'Who may enter',
      blocks: [
        {
          kind: 'table',
          caption: 'Entry by fare and by club card, on the day of a flight with us',
          columns: ['With', 'Entry', 'Guests'],
          rows: [
            ['Business and Business Flex', ...ofFare('BUSINESS')],
            ['Economy Lite, Standard and Flex', ...ofFare('FLEX')],
            ['Happiness', ...ofCard('HAPPINESS')],
            ['Silver, Special Silver', ...ofCard('SILVER')],
            ['Gold, Special Gold', ...ofCard('GOLD')],
            ['Platinum', ...ofCard('PLATINUM')],
            ['Special VIP Platinum', ...ofCard('SPECIAL_VIP_PLATINUM')],
            ['VISA Platinum', ...ofCard('VISA_PLATINUM')],
          ],
        },
        {
          kind: 'list',
          items: [
            `Guests fly on the same flight as you and come in with you. Children under ${say.span(LOUNGE_RULES.childrenFreeUnderAge, 'year')} are not counted.`,
            'With a Business fare and a card you have the guests of the card.',
            'In a connection, the lounge at the connecting airport is open to you as well, if your next flight is ours.',
            'Entry cannot be bought at present.',
          ],
        },
      ],
    },
    {
      id: 'where',
      title: 'Where they are',
      blocks: [
        { kind: 'figure', name: 'list' },
        'All have drinks, newspapers, sockets and Wi-Fi without charge. The terminal of your flight is on your receipt and in [flight status](/flightStatus).',
      ],
    },
    {
      id: 'at-the-door',
      title: 'At the door',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Check in and pass security: all lounges lie behind it.',
            `Come from ${say.span(LOUNGE_RULES.opensHoursBefore, 'hour')} before departure on.`,
            'Show your boarding pass, and your club card or its number if it is the card that lets you in.',
          ],
        },
        'Flights are not called in the lounges. Watch the screens, and be at the gate at the time on your boarding pass.',
      ],
    },
    {
      id: 'together',
      title: 'Staying together',
      blocks: [
        {
          kind: 'list',
          items: [
            'Please take calls in the lobby, and use headphones.',
            'Smoking is not allowed, electric or not.',
            'Food and drink stay in the lounge.',
            'If a lounge is full, the desk may ask guests to wait. Members and Business passengers go first.',
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
              question: 'I arrive with you in Business. May I use the lounge afterwards?',
              answer: ['No, they are for departures and connections.'],
            },
            {
              question: 'My airport has no lounge. What do I get instead?',
              answer: [
                'Nothing, we are sorry to say. Priority at check-in and boarding is yours all the same, if your fare or card has it.',
              ],
            },
            {
              question: 'My flight is late and the lounge closes. What happens?',
              answer: [
                'Our own lounges stay open until the last flight has left. Partners close at their hour; meals during long waits are then given at the gate.',
              ],
            },
            {
              question: 'Does a card of a partner airline open the doors?',
              answer: [
                'Only on a Business fare. How partners’ cards work with us: [partner airlines](/memberIntro/partners).',
              ],
            },
          ],
        },
      ],
    },
  ],
};
