import { DATA_PROTECTION } from '#schema/codes/access/data-protection.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const { consentAge } = DATA_PROTECTION;

export const en: Content = {
  title: 'Children’s privacy policy',
  description:
    'How we treat the data of children who fly with us: who gives it, what we ask for, who decides, and how parents see or erase it.',
  lead: 'Parents and guardians, please read this before you book for a child. It adds to the privacy policy, and goes first where a child is concerned.',
  keywords: ['children', 'minors', 'parents', 'guardian', 'consent', 'teenagers'],
  sections: [
    {
      id: 'who',
      title: 'Whom this is about',
      blocks: [
        `A child here is anyone under ${say.number(consentAge.china)}, the age of China’s law on personal information. Where the law of your home sets a higher age for a child’s own consent, that age counts:`,
        {
          kind: 'table',
          caption: 'Below this age a parent or guardian consents',
          columns: ['Place', 'Age'],
          rows: [
            ['Mainland China', say.number(consentAge.china)],
            [
              'European Union, where the member state names no lower age',
              say.number(consentAge.europe),
            ],
            ['United Kingdom', say.number(consentAge.britain)],
            [
              'Hong Kong, Japan and elsewhere',
              'As long as the child cannot judge the matter; we go by the age for China',
            ],
          ],
          numeric: false,
        },
        `For fares other ages count: infants are under ${say.number(LIMITS.childFromAge)}, children under ${say.number(LIMITS.adultFromAge)}. See the [conditions of carriage](/transportationConditions#travellers).`,
      ],
    },
    {
      id: 'collection',
      title: 'How we come by a child’s data',
      blocks: [
        {
          kind: 'list',
          items: [
            `From adults only: each booking needs someone of ${say.number(LIMITS.guardianFromAge)} or over. The site is not made for children to use alone and does not address them.`,
            'Whoever enters a child’s data confirms to be a parent or guardian, or to act with their consent; relatives, teachers and agents ask the parents first.',
            `Under ${say.number(EARNING.memberFromAge)}, a child becomes a member of the ${say.club} only through a parent or guardian; until ${say.number(MEMBERSHIP_TERMS.aloneFromAge)}, with their consent. Membership is not needed to fly.`,
            'If we learn that a child has given us data without a parent, we erase it, unless a flight that has been booked depends on it.',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'What we ask for, and why',
      blocks: [
        {
          kind: 'table',
          caption: 'Data of a child',
          columns: ['Data', 'Why'],
          rows: [
            ['Name, gender, date of birth, nationality', 'Ticket and fare; seat or lap'],
            [
              'Travel document, for a young child also the birth certificate where it is accepted',
              'Security and border checks',
            ],
            [
              'The adult who accompanies an infant',
              'One lap for each infant; evacuation; changes made together',
            ],
            [
              'Assistance, a bassinet, a meal, travelling alone',
              'Only if you ask for it, to arrange it',
            ],
            [
              'For a child who travels alone: who brings and who meets the child',
              'To hand the child over to nobody else',
            ],
          ],
        },
        `All of it is treated as [sensitive personal information](/sensitiveRules), and your consent when you book covers it. A birth certificate is accepted for passengers under ${say.number(LIMITS.birthCertificateUnderAge)}.`,
      ],
    },
    {
      id: 'never',
      title: 'What we never do with it',
      blocks: [
        {
          kind: 'list',
          items: [
            'No advertising, no profiles, no prices made from a child’s data.',
            'No sharing beyond what the flight needs: airports, the airlines on the ticket, and the authorities on the way.',
            'No message to a child. What concerns the flight goes to the contact of the booking.',
          ],
        },
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected and how long it is kept',
      blocks: [
        `Document numbers are encrypted and shown with their last characters only, except to the browser that made the booking until it is paid. Only staff who need a child’s data for the flight may see it, and one person is responsible for it. The number of the document is erased ${say.span(RETENTION.documentNumberMonths, 'month')} after the last flight, the booking after ${say.span(RETENTION.orderYears, 'year')}, data about health after ${say.span(RETENTION.healthMonths, 'month')}. The full list is in the [privacy policy](/privacyPolicy#retention).`,
      ],
    },
    {
      id: 'rights',
      title: 'What parents and children may ask for',
      blocks: [
        'Parents and guardians may see, correct and erase the data of their child, and take consent back. So may the child, as far as he or she understands what it means.',
        {
          kind: 'steps',
          items: [
            `Write to ${say.email} or call ${say.phone} and say “child’s data”, with the booking reference.`,
            'We ask for proof that you are the parent or guardian, and erase that proof once it has served.',
            `You have our answer within ${say.span(DATA_PROTECTION.answerDays, 'day')}. Requests about children go first.`,
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          title: 'Before the flight',
          text: 'Without the data a child cannot fly. If consent is taken back before departure, the child’s ticket is refunded under its fare conditions.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes of this policy',
      blocks: [
        `A new version is announced here ${say.span(DATA_PROTECTION.noticeDays, 'day')} before it applies. If it widens what is done with a child’s data, we ask the parents again.`,
      ],
    },
  ],
};
