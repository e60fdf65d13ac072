import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const { domestic, international } = LIMITS.minimumConnectionMinutes;

export const en: Content = {
  title: `About ${say.airline}`,
  description: `Who ${say.airline} is: our two airports in Shanghai, where we fly, our aircraft and their seats, our club and how to reach us.`,
  lead: `${say.airline} flies from Shanghai: to the large cities of China, to its neighbours in Asia, and on to Europe.`,
  keywords: ['company', 'airline', 'network', 'hub', 'fleet', 'destinations'],
  sections: [
    {
      id: 'in-figures',
      title: 'In figures',
      blocks: [
        { kind: 'figure', name: 'figures' },
        'Counted from the timetable and the fleet as they are today.',
      ],
    },
    {
      id: 'network',
      title: 'Where we fly',
      blocks: [
        { kind: 'figure', name: 'map' },
        'Shanghai lies in the middle of East Asia, and a little off the shortest way between Europe and Japan. Our timetable is made for that: the morning’s flights from Asia arrive in time for those that leave for Europe in the early afternoon, and who comes from Europe finds the evening’s flights to Asia.',
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
              value: 'All flights across a border, and the domestic flights that connect with them',
            },
            {
              term: 'Hongqiao (SHA)',
              value: 'Domestic flights, half an hour from the centre by metro',
            },
            {
              term: 'Changing planes',
              value: `We sell a connection when there are at least ${say.span(domestic, 'minute')} between two domestic flights, and ${say.span(international, 'minute')} when one of them crosses a border`,
            },
          ],
        },
        'We sell no connection that changes from one airport to the other: they are an hour apart.',
      ],
    },
    {
      id: 'fleet',
      title: 'What we fly',
      blocks: [
        'Short flights are flown with the Airbus A320 family, with one aisle. The Boeing 787-9, with two, flies to Europe, to Tokyo Haneda, Singapore and Bali.',
        { kind: 'figure', name: 'fleet' },
        'Seats, cabin plans and ranges: [the fleet](/aircraftIntroduction).',
      ],
    },
    {
      id: 'club',
      title: 'Club and partners',
      blocks: [
        `Members of the [${say.club}](/memberIntro/happinessClub) collect points with us. Frequent-flyer numbers of ${say.number(PARTNER_AIRLINES.length)} partner airlines are accepted in every booking: [partner airlines](/memberIntro/partners).`,
      ],
    },
    {
      id: 'good-to-know',
      title: 'Good to know',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: 'Flight numbers', value: `begin with ${BRAND.carrierCode}` },
            { term: 'Ticket numbers', value: `begin with ${BRAND.ticketPrefix}` },
            { term: 'Currency of our fares', value: BRAND.currency },
            {
              term: 'Languages of this site',
              value: `${say.number(LOCALES.length)}: English, Chinese as written in Hong Kong, Japanese`,
            },
            { term: 'Customer service', value: `${say.phone}, ${say.email}` },
          ],
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'What we stand for',
              text: 'Promises that you can check.',
              to: '/culture',
              icon: 'heart-handshake',
            },
            {
              title: 'Contact and help',
              text: 'Topics, phone, offices.',
              to: '/guide/contact',
              icon: 'phone',
            },
            {
              title: 'Lounges',
              text: 'Ours and those of our partners.',
              to: '/lounges',
              icon: 'armchair',
            },
          ],
        },
      ],
    },
  ],
};
