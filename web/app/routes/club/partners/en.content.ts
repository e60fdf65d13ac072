import { EARNING } from '#schema/codes/club/earning.ts';
import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import {
  PARTNER_CREDIT_DAYS,
  PARTNER_EXAMPLE,
  PARTNER_KILOMETRES_PER_POINT,
} from '#schema/codes/club/partner-earning.ts';
import { earnedByDistance } from '#schema/rules/club/points.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
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
    'The airlines with which members earn points, where they fly from, and how much each booking class earns; and how their members earn with us.',
  lead: `Earn points on flights of ${say.number(PARTNER_AIRLINES.length)} other airlines. They earn by distance and booking class, not by price.`,
  keywords: ['partner', 'booking class', 'codeshare', 'miles', 'frequent flyer number'],
  sections: [
    {
      id: 'airlines',
      title: 'Who they are',
      blocks: [
        { kind: 'figure', name: 'airlines' },
        'We are a partner of each of these airlines by itself, not a member of an alliance. What that means is on [Star Alliance airlines](/memberIntro/starAlliances).',
      ],
    },
    {
      id: 'how',
      title: 'How you earn',
      blocks: [
        {
          kind: 'steps',
          items: [
            `When you book with the partner, choose **${say.airline}** as your programme and enter your membership number. At the check-in counter is early enough too.`,
            'Look up the booking class, a single letter, in your confirmation. It is not the same as the cabin.',
            `Points arrive within ${say.span(PARTNER_CREDIT_DAYS, 'day')} of the flight, once the partner has told us of it.`,
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          title: 'Points only',
          text: 'Partner flights earn points to spend, without a card’s bonus. They earn no status points and no segments, and our lounges, bags and priority do not come with them.',
        },
      ],
    },
    {
      id: 'classes',
      title: 'What each booking class earns',
      blocks: [
        `At ${say.measure(100, 'percent')}, one point for each ${say.measure(PARTNER_KILOMETRES_PER_POINT, 'kilometer')} between the two airports.`,
        { kind: 'figure', name: 'classes' },
        `An example: a flight of ${example.distance} brings ${example.full} points in full. In a class that earns ${example.percent}, it is **${example.points} points**.`,
        'A letter that does not stand in the row earns nothing. Points go by the airline that operates the flight: where its number and its aircraft belong to two airlines, look in the row of the aircraft.',
      ],
    },
    {
      id: 'their-members',
      title: 'If you belong to a partner’s club',
      blocks: [
        'Fly with us and collect there. When you book on this site, open “Add a frequent-flyer number or a phone” in the passenger’s details, choose the airline and enter your number, digits and letters only. We change it by phone until you check in; after that the flight belongs to the programme it was flown under.',
        'What you earn, and when, is for that programme to say. A number of another club takes the place of ours: one flight cannot earn in both.',
      ],
    },
    {
      id: 'missing',
      title: 'A partner flight is missing',
      blocks: [
        `Wait ${say.span(PARTNER_CREDIT_DAYS, 'day')}, then write to ${say.email} within ${say.span(EARNING.claimMonths, 'month')} of the flight. Attach the boarding pass and the ticket receipt: we have no record of our own to look at.`,
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
              answer: ['No. Points pay for fares and preferred seats on our own flights.'],
            },
            {
              question: 'I bought a flight of yours that a partner operates. What do I earn?',
              answer: ['What the partner’s row says, with the booking class on the ticket.'],
            },
            {
              question: 'Do award tickets earn?',
              answer: [
                'No. Nor do staff fares, charters and anything else whose booking class is not in the table.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
