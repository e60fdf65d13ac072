import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import { PARTNER_PROGRAMMES } from '#schema/codes/club/partner-earning.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const members = PARTNER_AIRLINES.filter(
  (code) => PARTNER_PROGRAMMES[code].alliance === 'STAR_ALLIANCE',
).length;

export const en: Content = {
  title: 'Star Alliance airlines',
  description:
    'Which of our partner airlines belong to Star Alliance, what our members get when they fly with them, and what they do not.',
  lead: `${say.number(members)} of our ${say.number(PARTNER_AIRLINES.length)} partner airlines belong to Star Alliance. We do not: with us you earn points on their flights, and nothing more.`,
  keywords: ['alliance', 'star gold', 'oneworld', 'lounge', 'partner'],
  sections: [
    {
      id: 'alliance',
      title: 'What Star Alliance is',
      blocks: [
        'Star Alliance is an association of airlines from all over the world. Its members sell through tickets on each other’s flights, credit miles to each other’s programmes, and recognise each other’s frequent travellers: whoever holds Star Alliance Gold with one member has lounges, extra baggage and priority with all of them.',
        `${say.airline} is not a member of Star Alliance or of any other alliance. It has an agreement with each partner by itself, which covers the points on flights and the numbers of their members on ours.`,
      ],
    },
    {
      id: 'partners',
      title: 'Our partners in it, and the one that is not',
      blocks: [
        { kind: 'figure', name: 'star' },
        { kind: 'figure', name: 'oneworld' },
        'Finnair belongs to another alliance, oneworld. For earning with us that makes no difference.',
      ],
    },
    {
      id: 'what-you-get',
      title: 'What you get on their flights',
      blocks: [
        {
          kind: 'table',
          caption: `What a member of the ${say.club} has on a partner’s flight`,
          columns: ['What', 'With us', 'On a partner'],
          rows: [
            ['Points', 'By fare', 'By distance and booking class'],
            ['Bonus points for your card', 'Yes', 'No'],
            ['Status points and segments', 'Yes', 'No'],
            ['Lounges', 'From Gold on', 'As the partner’s fare gives'],
            ['Extra baggage', 'From Silver on', 'As the partner’s fare gives'],
            ['Priority', 'From Silver on', 'As the partner’s fare gives'],
          ],
        },
        'How many points each booking class earns is on [Partner airlines](/memberIntro/partners#classes).',
      ],
    },
    {
      id: 'star-gold',
      title: 'If you hold Star Alliance Gold or Silver',
      blocks: [
        'On our flights it opens no lounge and adds no bag, since we are not a member. Two things may still help you:',
        {
          kind: 'list',
          items: [
            'Enter your number of that programme when you book with us, and collect there.',
            'Ask for a level match: with proof of your level we may give you Special Silver or Special Gold. How is on [Cards and levels](/memberIntro/vipMemberSystem#other-ways).',
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
                'On one ticket, yes, to the end of it. On two tickets you collect your bags, go through customs and check in again.',
              ],
            },
            {
              question: 'I miss my connection to a partner. Who helps?',
              answer: [
                'On one ticket, the airline whose flight was late rebooks you. On two tickets the second airline owes you nothing, so leave ample time.',
              ],
            },
            {
              question: 'Will you join an alliance?',
              answer: ['There is nothing to announce. If it comes, it will stand here.'],
            },
          ],
        },
      ],
    },
  ],
};
