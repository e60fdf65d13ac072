import { DATA_PROTECTION } from '#schema/codes/access/data-protection.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');

export const en: Content = {
  title: 'Sensitive personal information',
  description:
    'Which data counts as sensitive, why we need it, what happens without it, and how you give or take back your separate consent.',
  lead: 'Some data can do harm when it falls into the wrong hands. We ask for it only where a flight cannot do without it, and ask for your consent separately.',
  keywords: ['sensitive data', 'separate consent', 'health', 'travel document', 'special care'],
  sections: [
    {
      id: 'meaning',
      title: 'What counts as sensitive',
      blocks: [
        `These rules are part of our [privacy policy](/privacyPolicy). They follow China’s Personal Information Protection Law, under which information is sensitive if its leak or misuse can easily harm a person’s dignity, safety or property: biometric data, religious belief, a specific identity, health, financial accounts, whereabouts, and all data of children under ${say.number(DATA_PROTECTION.consentAge.china)}. They also cover Japan’s “special care-required” information and the special categories of the European and British regulations.`,
      ],
    },
    {
      id: 'data',
      title: 'What we process, and why it is needed',
      blocks: [
        {
          kind: 'table',
          caption: 'Sensitive information by occasion',
          columns: ['Information', 'Why', 'Without it'],
          rows: [
            [
              'Type, number, issuing country and validity of a travel document',
              'Tickets are issued in real names; security and border authorities compare the document',
              'We cannot issue a ticket',
            ],
            [
              'Documents that tell of a service or a disability, such as those of soldiers, the police or the disabled',
              'Only if you choose to travel on such a document',
              'You may use another document',
            ],
            [
              'All data of a child in a booking',
              'The same as for every traveller; age decides fare and seat',
              'The child cannot be booked',
            ],
            [
              'Health: a wheelchair, oxygen, impaired sight or hearing, pregnancy, a medical clearance',
              'To prepare the assistance you ask for and to carry you safely',
              'We cannot arrange it; the rest of the booking stands',
            ],
            [
              'Meals chosen for health or faith',
              'To load the meal you asked for',
              'You get the usual meal',
            ],
            [
              'Proofs of illness or death sent with a refund',
              'To waive the fee of the fare',
              'The refund follows the conditions of the fare',
            ],
            [
              'Kind of card and its last digits, points and their history',
              'To refund to the same card; to keep your points',
              'We cannot take the payment or run the account',
            ],
          ],
        },
        'We process no fingerprints, no faces and no location of your device. Where an airport offers boarding by face, the airport or the authority is responsible, and you may show your document instead.',
      ],
    },
    {
      id: 'consent',
      title: 'Your separate consent',
      blocks: [
        {
          kind: 'list',
          items: [
            'When you book, a box apart from the one for the conditions of carriage asks for your consent and names the sensitive data in travel documents. It is never ticked beforehand.',
            'When you ask for assistance, a special meal or a refund with proofs, we say at that place what is needed and ask again. Consent to one is no consent to another.',
            'If you give such data of others, you confirm that they have agreed; for children, that you are a parent or guardian or act with their consent.',
            'Where a law obliges us to process the data, as with the identity of passengers, it is processed on that ground as well and your consent cannot be the only one.',
          ],
        },
        {
          kind: 'notice',
          tone: 'info',
          title: 'Taking it back',
          text: `Write to ${say.email} or call ${say.phone}. From then on we do not use the data, and erase it unless a law makes us keep it. A ticket cannot be used without an identity document: before the flight, withdrawing means giving the ticket back under its fare conditions.`,
        },
      ],
    },
    {
      id: 'handling',
      title: 'How we treat it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Document numbers are encrypted one by one; to find a duplicate we compare a keyed hash and open none.',
            'On screens, in e-mails and on receipts only the last characters are shown.',
            `While you type a booking, the data lies in your own tab and is sent when you submit; it goes when the booking is made or the tab is closed. See the [cookie statement](/cookieStatement).`,
            `Files sent with a refund (up to ${say.number(LIMITS.refundProof.files)}, ${say.measure(LIMITS.refundProof.bytes / 1024 / 1024, 'megabyte')} each) are checked by their content, stored apart from the web site, and opened only by those who review the refund.`,
            'Nothing of it goes into logs, statistics, advertising or prices. We do not build profiles from it.',
            'We assess the effect on your rights before we begin a new use, and keep that assessment as the law requires.',
          ],
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives it',
      blocks: [
        'Document data: the airports, airlines and authorities on your way, as the law of each place requires. Health data: the crew and the ground staff who assist you, and a doctor we ask for a clearance. Proofs: nobody outside the airline, save an insurer or authority where the law orders it.',
        'If it leaves mainland China or the country you live in, the section on [transfers across borders](/privacyPolicy#transfers) applies; where the law asks for a separate consent to the transfer, we ask for it.',
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
              value: `${say.span(RETENTION.documentNumberMonths, 'month')} after the last flight`,
            },
            {
              term: 'Health data and proofs',
              value: `${say.span(RETENTION.healthMonths, 'month')} after the case is closed`,
            },
            {
              term: 'Kind of card, last digits',
              value: `${say.span(RETENTION.accountingYears, 'year')}, with the record of the payment`,
            },
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        `You may see, correct and erase this data, take consent back and have our rules explained, as the [privacy policy](/privacyPolicy#rights) says. We answer within ${say.span(DATA_PROTECTION.answerDays, 'day')}. New versions are announced ${say.span(DATA_PROTECTION.noticeDays, 'day')} ahead.`,
      ],
    },
  ],
};
