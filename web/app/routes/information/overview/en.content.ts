import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const { domestic, international } = LIMITS.minimumConnectionMinutes;

export const en: Content = {
  title: `About ${say.airline}`,
  description: `About ${say.airline}: our two airports in ${say.city}, where we fly, our aircraft and seats, our club and how to reach us.`,
  lead: `${say.airline} flies from ${say.city} to China’s major cities, across Asia and on to Europe.`,
  keywords: ['company', 'airline', 'network', 'hub', 'fleet', 'destinations'],
  sections: [
    {
      id: 'in-figures',
      title: 'In figures',
      blocks: [
        { kind: 'figure', name: 'figures' },
        'These figures come from today’s timetable and fleet.',
      ],
    },
    {
      id: 'network',
      title: 'Where we fly',
      blocks: [
        { kind: 'figure', name: 'map' },
        `${say.city} is close to the shortest route between Europe and Japan. Morning arrivals from Asia connect to early-afternoon departures for Europe, and arrivals from Europe connect to evening flights across Asia.`,
        { kind: 'figure', name: 'places' },
      ],
    },
    {
      id: 'hubs',
      title: 'Two airports, one city',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: 'Pudong (PVG)',
              value:
                'All international and regional flights, and the domestic flights that connect with them',
            },
            {
              term: 'Hongqiao (SHA)',
              value: 'Domestic flights, half an hour from the city centre by metro',
            },
            {
              term: 'Connections',
              value: `At least ${say.span(domestic, 'minute')} between two domestic flights, and ${say.span(international, 'minute')} when either flight is international or regional`,
            },
          ],
        },
        'We don’t sell connections between the two airports, because they’re an hour apart.',
      ],
    },
    {
      id: 'fleet',
      title: 'Our aircraft',
      blocks: [
        'The single-aisle Airbus A320 family operates our shorter flights. The twin-aisle Boeing 787-9 flies to Europe, Tokyo Haneda, Singapore and Bali.',
        { kind: 'figure', name: 'fleet' },
        'See seats, cabin plans and ranges under [the fleet](/aircraftIntroduction).',
      ],
    },
    {
      id: 'club',
      title: 'Club and partners',
      blocks: [
        `Members of the [${say.club}](/memberIntro/happinessClub) earn points with us. You can also add a frequent-flyer number from any of ${say.number(PARTNER_AIRLINES.length)} [partner airlines](/memberIntro/partners) to your booking.`,
      ],
    },
    {
      id: 'good-to-know',
      title: 'Good to know',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: 'Flight numbers', value: `Begin with ${BRAND.carrierCode}` },
            { term: 'Ticket numbers', value: `Begin with ${BRAND.ticketPrefix}` },
            { term: 'Fare currency', value: BRAND.currency },
            {
              term: 'Languages of this site',
              value: `${say.number(LOCALES.length)}: English, Traditional Chinese (Hong Kong) and Japanese`,
            },
            { term: 'Customer service', value: `${say.phone}, ${say.email}` },
          ],
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'What we stand for',
              text: 'Our promises, and how to check them.',
              to: '/culture',
              icon: 'heart-handshake',
            },
            {
              title: 'Contact and help',
              text: 'Answers, phone and e-mail, offices.',
              to: '/guide/contact',
              icon: 'phone',
            },
            {
              title: 'Lounges',
              text: 'Our own lounges and those of our partners.',
              to: '/lounges',
              icon: 'armchair',
            },
          ],
        },
      ],
    },
  ],
};
