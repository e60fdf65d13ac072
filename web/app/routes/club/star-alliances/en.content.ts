import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import { PARTNER_PROGRAMMES } from '#schema/codes/club/partner-earning.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const members = PARTNER_AIRLINES.filter(
  (code) => PARTNER_PROGRAMMES[code].alliance === 'STAR_ALLIANCE',
).length;

export const en: Content = {
  title: 'Star Alliance airlines',
  description:
    'Which of our partner airlines belong to Star Alliance, and what our members do and don’t get when flying with them.',
  lead: `${say.number(members)} of our ${say.number(PARTNER_AIRLINES.length)} partner airlines belong to Star Alliance. We don’t belong to it: our members earn points on those airlines’ flights, but no other benefits.`,
  keywords: ['alliance', 'star gold', 'oneworld', 'lounge', 'partner'],
  sections: [
    {
      id: 'alliance',
      title: 'What Star Alliance is',
      blocks: [
        'Star Alliance is an association of airlines from all over the world. Its members sell through tickets on each other’s flights, credit miles to each other’s programmes, and recognise each other’s frequent flyers. Star Alliance Gold members of one airline get lounges, extra baggage and priority with all of them.',
        `${say.airline} is not a member of Star Alliance or of any other alliance. It has a separate agreement with each partner, which covers our members’ points on the partner’s flights, and the partner’s frequent-flyer numbers on ours.`,
      ],
    },
    {
      id: 'partners',
      title: 'Which of our partners belong',
      blocks: [
        { kind: 'figure', name: 'star' },
        { kind: 'figure', name: 'oneworld' },
        'Finnair belongs to another alliance, oneworld. This makes no difference to what you earn with us.',
      ],
    },
    {
      id: 'what-you-get',
      title: 'What you get on their flights',
      blocks: [
        {
          kind: 'table',
          caption: `What a ${say.club} member gets with us and with a partner`,
          columns: ['Benefit', 'With us', 'With a partner'],
          rows: [
            ['Points', 'By fare', 'By distance and booking class'],
            ['Bonus points for your card', 'Yes', 'No'],
            ['Status points and segments', 'Yes', 'No'],
            ['Lounges', 'Gold and above', 'As included in the partner’s fare'],
            ['Extra baggage', 'Silver and above', 'As included in the partner’s fare'],
            ['Priority', 'Silver and above', 'As included in the partner’s fare'],
          ],
        },
        'See how many points each booking class earns under [Partner airlines](/memberIntro/partners#classes).',
      ],
    },
    {
      id: 'star-gold',
      title: 'If you hold Star Alliance Gold or Silver',
      blocks: [
        'On our flights, it doesn’t give you lounge access or extra baggage, because we’re not a member. You have two other options:',
        {
          kind: 'list',
          items: [
            'Enter your number for that programme when you book with us, and earn there.',
            'Ask for a level match: with proof of your level, we may give you Special Silver or Special Gold. See how under [Cards and levels](/memberIntro/vipMemberSystem#other-ways).',
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
              question: 'Are my bags checked through to a partner’s flight?',
              answer: [
                'On one ticket, yes, to your final destination. On two tickets, you need to collect your bags, go through customs and check in again.',
              ],
            },
            {
              question: 'If I miss my connection to a partner’s flight, who helps me?',
              answer: [
                'On one ticket, the airline whose flight was late rebooks you. On two tickets, the second airline doesn’t have to help you, so allow plenty of time.',
              ],
            },
            {
              question: 'Will you join an alliance?',
              answer: [
                'We have nothing to announce at present. Any news will appear on this page.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
