import { DATA_PROTECTION } from '#schema/codes/access/data-protection.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const { consentAge } = DATA_PROTECTION;

export const en: Content = {
  title: 'Children’s privacy policy',
  description:
    'How we handle the data of children who fly with us: who provides it, what we ask for, who decides, and how parents can see or erase it.',
  lead: 'Parents and guardians, please read this before booking for a child. It adds to our privacy policy, and takes precedence where a child is concerned.',
  keywords: ['children', 'minors', 'parents', 'guardian', 'consent', 'teenagers'],
  sections: [
    {
      id: 'who',
      title: 'Who this applies to',
      blocks: [
        `In this policy, a child is anyone under ${say.number(consentAge.china)}, the age set by China’s law on personal information. If your home law sets a higher age for a child’s own consent, that age applies:`,
        {
          kind: 'table',
          caption: 'Below this age, a parent or guardian must consent',
          columns: ['Place', 'Age'],
          rows: [
            ['Mainland China', say.number(consentAge.china)],
            [
              'European Union, unless the member state sets a lower age',
              say.number(consentAge.europe),
            ],
            ['United Kingdom', say.number(consentAge.britain)],
            [
              'Hong Kong, Japan and elsewhere',
              'Until the child can understand the matter; we apply the age for China',
            ],
          ],
          numeric: false,
        },
        `Different ages apply to fares: infants are under ${say.number(LIMITS.childFromAge)}, children under ${say.number(LIMITS.adultFromAge)}. See the [conditions of carriage](/transportationConditions#travellers).`,
      ],
    },
    {
      id: 'collection',
      title: 'How we collect a child’s data',
      blocks: [
        {
          kind: 'list',
          items: [
            `From adults only: each booking needs someone aged ${say.number(LIMITS.guardianFromAge)} or over. This site isn’t aimed at children or designed for them to use alone.`,
            'If you enter a child’s data, you confirm that you’re the child’s parent or guardian, or have their consent. Relatives, teachers and agents must ask the parents first.',
            `Only a parent or guardian can enrol a child under ${say.number(EARNING.memberFromAge)} in the ${say.club}, by phone. Under ${say.number(MEMBERSHIP_TERMS.aloneFromAge)}, a young person needs their consent to join: they give it in the form with their name, and we store both. You don’t need membership to fly.`,
            'If we learn that a child has given us data without a parent’s consent, we erase it unless it’s needed for a booked flight.',
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
          caption: 'A child’s data',
          columns: ['Data', 'Why'],
          rows: [
            ['Name, gender, date of birth, nationality', 'Ticket and fare; own seat or lap'],
            [
              'Travel document, including the birth certificate for a young child where accepted',
              'Security and border checks',
            ],
            [
              'The adult accompanying an infant',
              'One adult’s lap per infant; evacuation; joint changes',
            ],
            ['Special assistance, a bassinet or a special meal', 'To arrange it, only if you ask'],
          ],
        },
        `We treat all of it as [sensitive personal information](/sensitiveRules), and your consent when booking covers it. We accept a birth certificate for passengers under ${say.number(LIMITS.birthCertificateUnderAge)}.`,
      ],
    },
    {
      id: 'never',
      title: 'What we never do with it',
      blocks: [
        {
          kind: 'list',
          items: [
            'We don’t use a child’s data for advertising, profiling or pricing.',
            'We don’t share it beyond what the flight requires: with airports, the airlines on the ticket, and the authorities along the route.',
            'We don’t send messages to a child. Messages about the flight go to the contact in the booking.',
          ],
        },
      ],
    },
    {
      id: 'protection',
      title: 'How it is protected and how long it is kept',
      blocks: [
        `We encrypt document numbers and only show their last characters, except to the browser that made the booking until it’s paid. Only staff who need a child’s data for the flight can see it, and a named person is responsible for it. After the last flight or the cancellation, we erase the document number after ${say.span(RETENTION.documentNumberMonths, 'month')}, the booking after ${say.span(RETENTION.orderYears, 'year')}, and health data after ${say.span(RETENTION.healthMonths, 'month')}. See the full list in the [privacy policy](/privacyPolicy#retention).`,
      ],
    },
    {
      id: 'rights',
      title: 'What parents and children can ask for',
      blocks: [
        'Parents and guardians can see, correct and erase their child’s data, and withdraw consent. So can the child, if old enough to understand what it means.',
        {
          kind: 'steps',
          items: [
            `Write to ${say.email} or call ${say.phone} quoting “child’s data” and the booking reference.`,
            'We’ll ask for proof that you’re the parent or guardian, and erase that proof once we’ve checked it.',
            `We’ll reply within ${say.span(DATA_PROTECTION.answerDays, 'day')}. Requests about children have priority.`,
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          title: 'Before the flight',
          text: 'A child can’t fly without this data. If you withdraw consent before departure, we refund the child’s ticket under its fare conditions.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        `We announce a new version here ${say.span(DATA_PROTECTION.noticeDays, 'day')} before it takes effect. If it extends how we use a child’s data, we ask parents for consent again.`,
      ],
    },
  ],
};
