import { WIFI } from '#schema/codes/flights/wifi.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const { messages, hour, flight } = WIFI.plans;

export const en: Content = {
  title: 'Wi-Fi on board',
  description:
    'Which of our aircraft have Wi-Fi, what the plans cost, and how to get online once the aircraft has climbed.',
  lead: 'Messages are free on every aircraft with Wi-Fi. For everything else, buy an hour or the whole flight.',
  keywords: ['internet', 'wifi', 'online', 'messaging', 'roaming'],
  sections: [
    {
      id: 'aircraft',
      title: 'Where you have it',
      blocks: [
        'Our [Airbus A320neo](/aircraftIntroduction/a320_neo), [Airbus A321neo](/aircraftIntroduction/a321_neo) and [Boeing 787-9](/aircraftIntroduction/b787_9) have Wi-Fi. The A320ceo and A321ceo do not.',
        'The aircraft planned for your flight stands beside each flight when you book and in [flight status](/flightStatus). If another type has to fly, we say so there.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans',
      blocks: [
        {
          kind: 'table',
          caption: 'What each plan is for, and its price for one device',
          columns: ['Plan', 'Good for', 'Price'],
          rows: [
            [
              'Messages',
              'Text messages in the usual apps, without pictures',
              messages.amount === 0 ? 'Free' : say.money(messages.amount),
            ],
            [
              say.span(hour.minutes, 'minute'),
              'Mail, news and social media; the clock runs from when you connect',
              say.money(hour.amount),
            ],
            ['Whole flight', 'The same, from the climb to the descent', say.money(flight.amount)],
          ],
          numeric: false,
        },
        'Pay by card on the page that opens when you connect. Prices include all taxes.',
      ],
    },
    {
      id: 'connect',
      title: 'How to connect',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Switch on flight mode, then Wi-Fi.',
            'Choose the network **Magnolia**. A page opens by itself; if it does not, open any page in your browser.',
            'Choose a plan. For messages you need nothing else.',
          ],
        },
        `The network is on from about ${say.measure(WIFI.fromMetres, 'meter')} after take-off until the same height before landing. Over some countries the law asks us to switch it off for a while.`,
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
              answer: [
                'No. Voice and video calls are switched off, so that the cabin stays quiet.',
              ],
            },
            {
              question: 'Can I use one plan on my phone and my laptop?',
              answer: [
                `A plan serves ${WIFI.devicesPerPlan === 1 ? 'one device' : `${say.number(WIFI.devicesPerPlan)} devices`} at a time. Log out on one device before you log in on the other.`,
              ],
            },
            {
              question: 'It did not work. Do I get my money back?',
              answer: [
                `Yes. [Write to us](/guide/contact) within ${say.span(WIFI.refundRequestDays, 'day')} of the flight, with the flight number and your seat, and we pay it back to the same card.`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
