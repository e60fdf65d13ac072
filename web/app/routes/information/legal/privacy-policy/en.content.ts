import { DATA_PROTECTION } from '#schema/codes/access/data-protection.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');

export const en: Content = {
  title: 'Privacy policy',
  description: `What personal data ${say.airline} asks for, why, who receives it, how long it is kept and how you see, correct or erase it.`,
  lead: `We ask for what carrying you requires, use it for that, and say here what it is. We do not sell data and send no advertising.`,
  keywords: ['personal data', 'data protection', 'GDPR', 'PIPL', 'PDPO', 'APPI', 'rights'],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        `${say.airline}, Shanghai, decides why and how data is used on this site and on its flights; laws call it the controller, the personal information handler, the data user or the business operator handling personal information. Our data protection officer answers at ${say.email} and ${say.phone}; write “data protection” in the subject.`,
        'Bought from an agent or flying with a partner? They are responsible for what they do with your data, by their own policies.',
      ],
    },
    {
      id: 'data',
      title: 'What we ask for, and why',
      blocks: [
        {
          kind: 'table',
          caption: 'Data by occasion, with the reason and the ground in law',
          columns: ['Occasion', 'Data', 'Why', 'Ground'],
          rows: [
            [
              'Searching',
              'Places, days, number and types of travellers. No name.',
              'To show flights and prices',
              'Steps before a contract',
            ],
            [
              'Booking: each traveller',
              'Name, gender, date of birth, nationality; type, number, issuing country and validity of a travel document; who accompanies an infant. If you wish: title, phone, frequent-flyer number.',
              'Ticket, check-in, security and border checks, points',
              'Contract; duties of law',
            ],
            [
              'Booking: the contact',
              'Name, e-mail, phone, language',
              'Confirmation, receipt, news of your flight',
              'Contract',
            ],
            [
              'Paying',
              'Amount, time, reference of the payment, kind of card and its last digits. The card itself is entered on the payment provider’s page and never reaches us.',
              'To assign the payment, refund it, keep accounts',
              'Contract; duties of law',
            ],
            [
              'Looking for a booking',
              'Booking reference, order or ticket number, name; a code to the contact’s e-mail',
              'To show a booking only to those it belongs to',
              'Contract; protection of your data',
            ],
            [
              'Membership',
              'Account, passwords (as hashes), level, points, flights flown, saved passengers',
              `The ${say.club}, under its [agreement](/userRegistrationAgreement)`,
              'Contract',
            ],
            [
              'Special assistance, certain meals, refunds for illness or death',
              'What you tell us and send us about it',
              'To carry you safely; to decide on the refund',
              'Your separate consent, see [sensitive personal information](/sensitiveRules)',
            ],
            [
              'Using the site',
              'A random session number, your language, counts of attempts. Your network address is stored only as a keyed hash that does not give the address back.',
              'To keep bookings yours, to stop misuse',
              'Legitimate interest; security duties',
            ],
            [
              'Writing or calling',
              'What you tell us, and our answer',
              'To help you',
              'Contract; legitimate interest',
            ],
          ],
        },
        'Without the data marked as required in a form we cannot issue a ticket. What is optional is called so. If you enter data of others, do it with their knowledge and show them this policy.',
      ],
    },
    {
      id: 'not',
      title: 'What we do not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'We do not sell or rent data, and we do not let others advertise to you.',
            'We do not send advertising. E-mails from us concern your booking: it is held, it is paid, it is cancelled, money goes back, a code you asked for, a change of your flight.',
            'We do not set prices by who you are. A price depends on flight, day, cabin, fare and how many seats are left, and is the same for everyone who asks at that moment.',
            'No decision with consequences for you is made by a machine alone. Limits on how many unpaid bookings one browser or network may hold, and on how often codes are asked for, end by themselves; our staff can help before that.',
            'We do not follow you on other sites. What the site keeps in your browser is in the [cookie statement](/cookieStatement).',
          ],
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      blocks: [
        {
          kind: 'table',
          caption: 'Recipients, and what they get',
          columns: ['Recipient', 'What', 'For'],
          rows: [
            [
              'Airports and ground handlers on your way',
              'Name, flight, seat, bags, the assistance you asked for',
              'Check-in, boarding, baggage',
            ],
            ['Airlines that operate or continue your journey', 'What the ticket holds', 'Carriage'],
            [
              'Border, customs, security and health authorities of the countries you leave, enter or cross',
              'Data of the booking and of the travel document',
              'Duties of their law, to the extent of it',
            ],
            [
              'Payment provider',
              'Amount, currency, reference, language; you give it your card',
              'Payment and refund',
            ],
            [
              'Providers of hosting, e-mail and text messages',
              'What they must handle to do so, on our instructions only',
              'Running the site',
            ],
            [
              'Courts, police, insurers, advisers',
              'What the case requires and the law allows',
              'Claims, accidents, offences',
            ],
          ],
        },
      ],
    },
    {
      id: 'transfers',
      title: 'Across borders',
      blocks: [
        'We run our systems in mainland China, and a flight abroad takes data abroad. We transfer it where that is necessary for the contract you asked for, where a law orders it, or with your consent; otherwise under standard contracts approved by the authority concerned. Providers are bound to a protection equal to this policy.',
        {
          kind: 'list',
          items: [
            'From mainland China: to the airport handlers, airlines and authorities of the places on your ticket, by the exemption for data needed to book and perform air travel; anything beyond only with your separate consent, after we have told you the recipient, its contact, the purpose, the data and how to use your rights there.',
            'From the European Union and the United Kingdom: you give the data to us directly; what we pass on, we pass on as necessary for the contract or under standard contractual clauses. Ask us for a copy.',
            'From Japan: the laws on personal information of the countries on your way differ from Japan’s; we tell you on request what system a country has and what safeguards the recipient has taken.',
            'From Hong Kong: only for the purposes named when the data was collected.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Numbers of travel documents are stored encrypted. Screens, e-mails and receipts show their last characters only; until a booking is paid, the browser that made it shows them in full, so that you can check them.',
            'Passwords are stored as hashes that cannot be turned back; session numbers likewise.',
            `Who is not signed in sees a booking only after naming it and a traveller on it, and with a code sent to its contact. The code is valid for ${say.span(LIMITS.verificationCode.validMinutes, 'minute')} and ${say.number(LIMITS.verificationCode.tries)} tries; the access ends after ${say.span(LIMITS.orderAccessMinutes, 'minute')} and opens that booking alone. The answer is the same for a booking that does not exist.`,
            'Technical logs hold no names, documents, addresses or anything you typed.',
            'The connection is encrypted; only staff who need data for their work can reach it.',
          ],
        },
        `If a breach puts you at risk, we tell you without delay, and the authority within ${say.span(DATA_PROTECTION.breachHours, 'hour')} where the law asks for it: what happened, what it may mean, what we did and what you can do.`,
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'table',
          caption: 'Periods after which data is erased or made anonymous',
          columns: ['Data', 'Kept for'],
          rows: [
            [
              'Bookings, tickets and their history',
              `${say.span(RETENTION.orderYears, 'year')} after the last flight or the cancellation`,
            ],
            [
              'Numbers of travel documents',
              `${say.span(RETENTION.documentNumberMonths, 'month')} after the last flight`,
            ],
            [
              'Records of payments and refunds',
              `${say.span(RETENTION.accountingYears, 'year')}, as the law on accounts asks`,
            ],
            [
              'Data about health, proofs sent with a refund',
              `${say.span(RETENTION.healthMonths, 'month')} after the case is closed`,
            ],
            [
              'Membership',
              `While you are a member, then ${say.span(RETENTION.closedAccountMonths, 'month')}`,
            ],
            [
              'Letters and calls',
              `${say.span(RETENTION.correspondenceYears, 'year')} after the last answer`,
            ],
            [
              'Sessions',
              `${say.span(RETENTION.sessionIdleHours, 'hour')} without use, at the latest ${say.span(RETENTION.sessionDays, 'day')}`,
            ],
            ['Codes, and counts of attempts', `${say.span(RETENTION.verificationHours, 'hour')}`],
            ['Proof that a form was sent once', `${say.span(RETENTION.submissionDays, 'day')}`],
            ['Technical logs', `${say.span(RETENTION.logMonths, 'month')}`],
          ],
        },
        'A dispute, an accident or an order of an authority may require us to keep what concerns it until it is settled.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            '**See**: know whether we hold data about you, and get a copy, in a form that machines can read if you wish.',
            '**Correct**: have mistakes mended. The name on a ticket and documents that have been verified are changed by phone.',
            '**Erase**: have erased what we no longer need or may no longer keep.',
            '**Restrict or object**: stop a use that rests on legitimate interest.',
            '**Withdraw**: take back a consent, as easily as you gave it; what was done before stays lawful.',
            '**Move**: have data sent to another company where that is technically possible.',
            '**Ask**: have our rules, and any result of them, explained.',
          ],
        },
        {
          kind: 'steps',
          items: [
            `Write to ${say.email} or call ${say.phone}, and say what you want and for which booking or account.`,
            'We make sure that it is you, as a rule by a code to the contact we know. We ask for no more data than that takes.',
            `You have our answer within ${say.span(DATA_PROTECTION.answerDays, 'day')}, free of charge. If we refuse, we say why and where you can complain.`,
          ],
        },
        'Relatives may use these rights for someone who has died, for their own lawful interest, unless that person arranged otherwise.',
      ],
    },
    {
      id: 'regions',
      title: 'Where you live',
      blocks: [
        {
          kind: 'table',
          caption: 'Law and authority, by place',
          columns: ['Place', 'Law', 'What it adds', 'Authority'],
          rows: [
            [
              'Mainland China',
              'Personal Information Protection Law (PIPL)',
              'Separate consent for sensitive data, for handing data to other handlers and abroad; consent of a parent for children',
              'Cyberspace Administration of China',
            ],
            [
              'Hong Kong',
              'Personal Data (Privacy) Ordinance (PDPO)',
              'Data access and correction requests; no direct marketing without consent',
              'Privacy Commissioner for Personal Data',
            ],
            [
              'Japan',
              'Act on the Protection of Personal Information (APPI)',
              'Disclosure of records of transfers to third parties; consent for special care-required data',
              'Personal Information Protection Commission',
            ],
            [
              'European Union, Iceland, Liechtenstein, Norway',
              'General Data Protection Regulation (GDPR)',
              'The grounds named above; portability; the right to object',
              'The supervisory authority where you live or work',
            ],
            [
              'United Kingdom',
              'UK GDPR and Data Protection Act',
              'The same as in the European Union',
              'Information Commissioner',
            ],
          ],
        },
        'You may complain to the authority at any time. We would be glad to hear from you first.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Children travel on bookings that adults make. What that means for their data is in the [children’s privacy policy](/childrenPrivacyPolicy).',
      ],
    },
    {
      id: 'changes',
      title: 'Changes of this policy',
      blocks: [
        `We announce a new version here ${say.span(DATA_PROTECTION.noticeDays, 'day')} before it applies, and by e-mail to members if it changes what is done with their data. Where a new purpose needs consent, we ask for it and do not take silence for a yes. Earlier versions are sent on request.`,
      ],
    },
  ],
};
