import { DATA_PROTECTION } from '#schema/codes/access/data-protection.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');

export const en: Content = {
  title: 'Sensitive personal information',
  description:
    'Which data counts as sensitive, why we need it, what happens without it, and how to give or withdraw your separate consent.',
  lead: 'Some data can cause harm if it falls into the wrong hands. We only ask for it when your trip requires it, and we ask for your consent separately.',
  keywords: [
    'sensitive data',
    'separate consent',
    'health',
    'travel document',
    'special assistance',
  ],
  sections: [
    {
      id: 'meaning',
      title: 'What counts as sensitive',
      blocks: [
        `These rules are part of our [privacy policy](/privacyPolicy). They follow China’s Personal Information Protection Law, under which information is sensitive if a leak or misuse could easily harm a person’s dignity, safety or property. This includes biometric data, religious beliefs, specific identities, health, financial accounts, whereabouts, and all data of children under ${say.number(DATA_PROTECTION.consentAge.china)}. They also cover Japan’s “special care-required” information and the special categories of the European and British regulations.`,
      ],
    },
    {
      id: 'data',
      title: 'What we process, and why we need it',
      blocks: [
        {
          kind: 'table',
          caption: 'Sensitive personal information we process',
          columns: ['Information', 'Why', 'Without it'],
          rows: [
            [
              'Type, number, issuing country and expiry date of a travel document',
              'Tickets are issued in passengers’ real names, which security and border authorities check against the document',
              'We can’t issue a ticket',
            ],
            [
              'Documents that reveal military or police service or a disability',
              'Only if you choose to travel on such a document',
              'You can use another document',
            ],
            [
              'All data of a child in a booking',
              'The same as for every passenger; age also determines the fare and seat',
              'We can’t book the child',
            ],
            [
              'Health: a wheelchair, oxygen, impaired sight or hearing, pregnancy, a medical clearance',
              'To arrange the assistance you ask for and carry you safely',
              'We can’t arrange it; the rest of your booking isn’t affected',
            ],
            [
              'Meals chosen for health or religious reasons',
              'To provide the meal you asked for',
              'You get the standard meal',
            ],
            [
              'Proof of illness or death sent with a refund request',
              'To waive the refund fee',
              'We refund under your fare conditions',
            ],
            [
              'Card type and last digits; points and their history',
              'To refund the same card; to manage your points',
              'We can’t take the payment or manage the account',
            ],
          ],
        },
        'We don’t process fingerprints, facial data or your device’s location. If an airport offers facial recognition for boarding, the airport or authority is responsible for it, and you can show your document instead.',
      ],
    },
    {
      id: 'consent',
      title: 'Your separate consent',
      blocks: [
        {
          kind: 'list',
          items: [
            'When you book, we ask for your consent with a separate box from the one for the conditions of carriage. It names the sensitive personal information in travel documents, and is never ticked in advance.',
            'When you ask for special assistance, a special meal or a refund with supporting documents, we tell you what we need and ask again. Consent to one doesn’t cover another.',
            'If you give us such data about others, you confirm that they’ve agreed. For children, you confirm that you’re the child’s parent or guardian, or have their consent.',
            'If the law requires us to process data, as it does with passengers’ identities, we also process it on that legal basis, not on your consent alone.',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          title: 'Withdrawing consent',
          text: `Write to ${say.email} or call ${say.phone}. From then on, we stop using the data and erase it unless the law requires us to keep it. You can’t use a ticket without an identity document, so if you withdraw consent before your flight, we refund the ticket under its fare conditions.`,
        },
      ],
    },
    {
      id: 'handling',
      title: 'How we protect it',
      blocks: [
        {
          kind: 'list',
          items: [
            'We encrypt each document number individually. To find duplicates, we compare keyed hashes without decrypting anything.',
            'We only show the last characters on screens, in e-mails and on receipts. Until a booking is paid, the browser that made it shows the numbers in full so that you can check them.',
            `While you fill in a booking, the data stays in your browser tab and is only sent when you submit. It’s deleted when you’ve booked or you close the tab. See the [cookie statement](/cookieStatement).`,
            `Files sent with a refund request (up to ${say.number(LIMITS.refundProof.files)}, ${say.measure(LIMITS.refundProof.bytes / 1024 / 1024, 'megabyte')} each) are checked by content, stored separately from the website, and only opened by the staff reviewing the refund.`,
            'We never use it in logs, statistics, advertising or pricing, and we don’t build profiles from it.',
            'Before any new use, we assess the effect on your rights, and keep that assessment as the law requires.',
          ],
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives it',
      blocks: [
        'Document data goes to the airports, airlines and authorities on your route, as local law requires. Health data goes to the crew and ground staff assisting you, and to a doctor if you need medical clearance. We don’t pass on supporting documents outside the airline, except to an insurer or authority if the law requires it.',
        'If it leaves mainland China or your country of residence, the section on [international transfers](/privacyPolicy#transfers) applies. If the law requires separate consent to the transfer, we ask for it.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: 'Document numbers',
              value: `${say.span(RETENTION.documentNumberMonths, 'month')} after the last flight or cancellation`,
            },
            {
              term: 'Health data and supporting documents',
              value: `${say.span(RETENTION.healthMonths, 'month')} after the last flight, the cancellation or the end of the refund`,
            },
            {
              term: 'Card type and last digits',
              value: `${say.span(RETENTION.accountingYears, 'year')}, with the payment record`,
            },
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        `You can see, correct and erase this data, withdraw consent and have our rules explained, as set out in the [privacy policy](/privacyPolicy#rights). We reply within ${say.span(DATA_PROTECTION.answerDays, 'day')}. We announce new versions ${say.span(DATA_PROTECTION.noticeDays, 'day')} in advance.`,
      ],
    },
  ],
};
