import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { LOUNGE_RULES } from '#schema/codes/flights/lounges.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const guests = (count: number) =>
  count === 0 ? 'None' : count === 1 ? 'One' : `Up to ${say.number(count)}`;
const ofFare = (code: FareBrandCode) =>
  FARE_BRAND_DATA[code].conditions.lounge ? ['Yes', 'None'] : ['No', '–'];
function ofCard(tier: CardTier) {
  const { lounge } = TIER_CARDS[tier].benefits;
  return lounge ? ['Yes, on every fare', guests(lounge.guests)] : ['No', '–'];
}

export const en: Content = {
  title: 'Lounges',
  description:
    'Our lounges and our partners’ lounges by airport, with opening hours and services, who can enter by fare or card, and how many guests you can bring.',
  lead: 'A quiet seat, food and Wi-Fi before departure. You can enter with any Business fare, or with a Gold card or higher on any fare.',
  keywords: ['lounge', 'business', 'gold', 'shower', 'guest', 'waiting'],
  sections: [
    {
      id: 'who-may-enter',
      title: 'Who can enter',
      blocks: [
        {
          kind: 'table',
          caption: 'Entry by fare and by club card, on the day you fly with us',
          columns: ['With', 'Entry', 'Guests'],
          rows: [
            ['Business and Business Flex', ...ofFare('BUSINESS')],
            ['Economy Lite, Standard and Flex', ...ofFare('FLEX')],
            [say.firstCard, ...ofCard('HAPPINESS')],
            ['Silver, Special Silver', ...ofCard('SILVER')],
            ['Gold, Special Gold', ...ofCard('GOLD')],
            ['Platinum', ...ofCard('PLATINUM')],
            ['Special VIP Platinum', ...ofCard('SPECIAL_VIP_PLATINUM')],
            ['Visa Platinum', ...ofCard('VISA_PLATINUM')],
          ],
        },
        {
          kind: 'list',
          items: [
            `Guests must be on the same flight as you and enter with you. Children under ${say.number(LOUNGE_RULES.childrenFreeUnderAge)} don’t count as guests.`,
            'If you have both a Business fare and a card, your card’s guest allowance applies.',
            'When you connect, you can also use the lounge at the connecting airport if your next flight is with us.',
          ],
        },
        { kind: 'figure', name: 'buy' },
      ],
    },
    {
      id: 'where',
      title: 'Where to find them',
      blocks: [
        { kind: 'figure', name: 'list' },
        'All lounges offer free drinks, newspapers, power sockets and Wi-Fi. Your terminal is on your itinerary receipt and in [flight status](/flightStatus).',
      ],
    },
    {
      id: 'at-the-door',
      title: 'At the door',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Check in and go through security: all lounges are beyond it.',
            `You can enter from ${say.span(LOUNGE_RULES.opensHoursBefore, 'hour')} before departure.`,
            'Show your boarding pass. If you’re entering with your club card, show the card or its number too.',
          ],
        },
        'We don’t announce flights in the lounges. Watch the screens, and be at the gate by the time on your boarding pass.',
      ],
    },
    {
      id: 'together',
      title: 'Lounge etiquette',
      blocks: [
        {
          kind: 'list',
          items: [
            'Please take calls in the lobby, and use headphones.',
            'No smoking or vaping.',
            'Please don’t take food or drink out of the lounge.',
            'If a lounge is full, we may ask guests to wait. Members and Business passengers have priority.',
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
              question: 'Can I use the lounge when I arrive in Business?',
              answer: ['No, our lounges are for departures and connections only.'],
            },
            {
              question: 'My airport doesn’t have a lounge. What do I get instead?',
              answer: [
                'We’re sorry, we have no alternative there. You still get priority check-in and boarding if your fare or card includes them.',
              ],
            },
            {
              question: 'My flight is late and the lounge closes. What happens?',
              answer: [
                'Our own lounges stay open until our last flight has left. Partner lounges close at their usual time; if you have a long wait, we serve meals at the gate.',
              ],
            },
            {
              question: 'Can I enter with a partner airline’s card?',
              answer: [
                'Only with a Business fare. See how partner programmes work with us: [partner airlines](/memberIntro/partners).',
              ],
            },
          ],
        },
      ],
    },
  ],
};
