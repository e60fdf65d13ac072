import { WIFI } from '#schema/codes/flights/wifi.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { extrasPathFor } from '#web/app/components/buy-extra/extras-path.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const { messages, hour, flight } = WIFI.plans;

export const en: Content = {
  title: 'Wi-Fi on board',
  description:
    'Which of our aircraft have Wi-Fi, what the plans cost, and how to get online once you’re in the air.',
  lead: 'Messages are free on every aircraft with Wi-Fi. For everything else, buy an hour or the whole flight.',
  keywords: ['internet', 'wifi', 'online', 'messaging', 'roaming'],
  sections: [
    {
      id: 'aircraft',
      title: 'Which aircraft have it',
      blocks: [
        'Our [Airbus A320neo](/aircraftIntroduction/a320_neo), [Airbus A321neo](/aircraftIntroduction/a321_neo) and [Boeing 787-9](/aircraftIntroduction/b787_9) have Wi-Fi. The A320ceo and A321ceo don’t.',
        'We show the planned aircraft type next to each flight when you book and in [flight status](/flightStatus). If the type changes, we update it there.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans',
      blocks: [
        {
          kind: 'table',
          caption: 'What each plan is for, and its price per device',
          columns: ['Plan', 'Good for', 'Price'],
          rows: [
            [
              'Messages',
              'Text messages in the usual apps, without pictures',
              messages.amount === 0 ? 'Free' : say.money(messages.amount),
            ],
            [
              say.span(hour.minutes, 'minute'),
              'E-mail, news and social media; the time starts when you connect',
              say.money(hour.amount),
            ],
            [
              'Whole flight',
              'E-mail, news and social media, from climb to descent',
              say.money(flight.amount),
            ],
          ],
          numeric: false,
        },
        'Pay by card on the page that opens when you connect. Prices include all taxes.',
        `You can [buy Wi-Fi for the whole flight in advance](${extrasPathFor('WIFI')}) by card, for anyone in your booking. Members can also pay with points or a coupon.`,
      ],
    },
    {
      id: 'connect',
      title: 'How to connect',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Turn on flight mode, then Wi-Fi.',
            `Choose the network **${say.wifi}**. A page opens automatically. If it doesn’t, open any page in your browser.`,
            'Choose a plan. If you only want messages, you don’t need to do anything else.',
          ],
        },
        `The network is on above about ${say.measure(WIFI.fromMetres, 'meter')}, from after take-off until before landing. Some countries require us to switch it off while we fly over them.`,
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
              question: 'Can I make calls?',
              answer: ['No. We block voice and video calls to keep the cabin quiet.'],
            },
            {
              question: 'Can I use one plan on my phone and my laptop?',
              answer: [
                `A plan covers ${WIFI.devicesPerPlan === 1 ? 'one device' : `${say.number(WIFI.devicesPerPlan)} devices`} at a time. Sign out on one device before you sign in on the other.`,
              ],
            },
            {
              question: 'It didn’t work. Can I get a refund?',
              answer: [
                `Yes. [Write to us](/guide/contact) within ${say.span(WIFI.refundRequestDays, 'day')} of the flight, with the flight number and your seat, and we’ll refund the same card.`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
