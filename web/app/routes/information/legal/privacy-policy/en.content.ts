import { DATA_PROTECTION } from '#schema/codes/access/data-protection.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');

export const en: Content = {
  title: 'Privacy policy',
  description: `What personal data ${say.airline} collects, why, who receives it, how long we keep it, and how to see, correct or erase it.`,
  lead: `We only ask for what we need to carry you, and only use it for that. This policy explains what it is. We don’t sell data or send advertising.`,
  keywords: ['personal data', 'data protection', 'GDPR', 'PIPL', 'PDPO', 'APPI', 'rights'],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        `${say.airline}, ${say.city}, decides why and how data is used on this site and its flights. The law calls it the controller, the personal information handler, the data user or the business operator handling personal information. You can reach our data protection officer at ${say.email} and on ${say.phone}; please put “data protection” in the subject line.`,
        'If you book with an agent or fly with a partner, they’re responsible for how they use your data, under their own policies.',
      ],
    },
    {
      id: 'data',
      title: 'What we ask for, and why',
      blocks: [
        {
          kind: 'table',
          caption: 'What data we ask for and when, with the purpose and legal basis',
          columns: ['When', 'Data', 'Purpose', 'Legal basis'],
          rows: [
            [
              'Searching',
              'Places, dates, number and types of passengers. No names.',
              'To show flights and prices',
              'Steps before entering into a contract',
            ],
            [
              'Booking: each passenger',
              'Name, gender, date of birth, nationality; type, number, issuing country and expiry date of a travel document; the adult accompanying an infant. Optional: title, phone, frequent-flyer number.',
              'Ticket, check-in, security and border checks, points',
              'Contract; legal obligations',
            ],
            [
              'Booking: the contact',
              'Name, e-mail, phone, language',
              'Confirmation, receipt, flight updates',
              'Contract',
            ],
            [
              'Paying',
              'Amount, time and reference of the payment, card type and last digits. You enter your card details on the payment provider’s page; we never receive them.',
              'To match the payment, refund it and keep accounts',
              'Contract; legal obligations',
            ],
            [
              'Finding a booking',
              'Booking reference, ticket number, e-mail address or document number; name; a code sent to the contact’s e-mail address',
              'To show a booking only to its passengers and contact',
              'Contract; protection of your data',
            ],
            [
              'Membership',
              say.online(
                'SAVE_PASSENGERS',
                'Account, passwords (as hashes), level, points, flights taken, saved passengers',
                'Account, passwords (as hashes), level, points, flights taken',
              ),
              `The ${say.club}, under its [membership terms](/userRegistrationAgreement)`,
              'Contract',
            ],
            [
              'Special assistance, certain meals, refunds because of illness or death',
              'What you tell us or send us about it',
              'To carry you safely; to decide on the refund',
              'Your separate consent, see [sensitive personal information](/sensitiveRules)',
            ],
            [
              'Using the site',
              'A random session number, your language, counts of attempts. We only store your network address as a keyed hash, which can’t be turned back into the address.',
              'To protect your bookings and prevent misuse',
              'Legitimate interest; security obligations',
            ],
            [
              'Writing or calling',
              'What you tell us, and our reply',
              'To help you',
              'Contract; legitimate interest',
            ],
          ],
        },
        'We can’t issue a ticket without the required information in our forms. Anything optional is marked as such. If you enter other people’s data, make sure they know and have seen this policy.',
      ],
    },
    {
      id: 'not',
      title: 'What we don’t do',
      blocks: [
        {
          kind: 'list',
          items: [
            'We don’t sell or rent data, and we don’t let others advertise to you.',
            'We don’t send advertising. We only e-mail you about your bookings, your flights and your account: for example when you book or pay, when a flight changes, or when you ask for a code.',
            'We don’t base prices on who you are. A price depends on the flight, date, cabin, fare and number of seats left, and is the same for everyone at that moment.',
            'We don’t make decisions with significant effects on you by automated means alone. Limits on unpaid bookings per browser or network, and on code requests, lift automatically; our staff can help before then.',
            'We don’t track you on other sites. See what this site stores in your browser in the [cookie statement](/cookieStatement).',
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
          caption: 'Recipients, and what they receive',
          columns: ['Recipient', 'Data', 'Purpose'],
          rows: [
            [
              'Airports and ground handlers on your route',
              'Name, flight, seat, bags, any assistance you asked for',
              'Check-in, boarding, baggage',
            ],
            [
              'Airlines that operate or continue your journey',
              'The details on the ticket',
              'Carriage',
            ],
            [
              'Border, customs, security and health authorities of the countries you leave, enter or fly over',
              'Booking and travel document details',
              'Legal obligations, as far as local law requires',
            ],
            [
              'Payment provider',
              'Amount, currency, reference, language; you enter your card details directly',
              'Payment and refund',
            ],
            [
              'Providers of hosting, e-mail and text messages',
              'Only what they need to provide the service, on our instructions',
              'Running the site',
            ],
            [
              'Courts, police, insurers, advisers',
              'What the case requires and the law permits',
              'Claims, accidents, offences',
            ],
          ],
        },
      ],
    },
    {
      id: 'transfers',
      title: 'International transfers',
      blocks: [
        'We run our systems in mainland China, and a flight abroad means sending data abroad. We transfer data when it’s necessary for your contract, when the law requires it, or with your consent. Otherwise, we use standard contracts approved by the relevant authority. Our providers must protect data as well as this policy does.',
        {
          kind: 'list',
          items: [
            'From mainland China: to the airport handlers, airlines and authorities of the places on your ticket, under the exemption for data needed to book and provide air travel. For anything else, we need your separate consent, after telling you the recipient, its contact details, the purpose, the data and how to exercise your rights there.',
            'From the European Union and the United Kingdom: you give the data to us directly. We only pass it on when necessary for the contract, or under standard contractual clauses. You can ask us for a copy.',
            'From Japan: personal information laws in the countries on your route differ from Japan’s. On request, we’ll tell you about a country’s system and the recipient’s safeguards.',
            'From Hong Kong: only for the purposes stated when we collected the data.',
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
            'We store travel document numbers encrypted. Screens, e-mails and receipts only show their last characters. Until a booking is paid, the browser that made it shows them in full so that you can check them.',
            'We store passwords and session numbers as hashes that can’t be reversed.',
            say.online(
              'SIGN_IN',
              `Without signing in, you can view a booking only with its reference or another detail of it, a passenger’s name and a code we send to its contact. The code is valid for ${say.span(LIMITS.verificationCode.validMinutes, 'minute')} and ${say.number(LIMITS.verificationCode.tries)} attempts. Access covers that booking only and ends after ${say.span(LIMITS.orderAccessMinutes, 'minute')}. We give the same reply when a booking doesn’t exist.`,
              `You can view a booking only with its reference or another detail of it, a passenger’s name and a code we send to its contact. The code is valid for ${say.span(LIMITS.verificationCode.validMinutes, 'minute')} and ${say.number(LIMITS.verificationCode.tries)} attempts. Access covers that booking only and ends after ${say.span(LIMITS.orderAccessMinutes, 'minute')}. We give the same reply when a booking doesn’t exist.`,
            ),
            'A boarding pass that you’ve opened is kept in your browser, on that device only, so that you can open it offline too. It’s removed when you sign out, when your access ends, when the check-in is cancelled and after the flight.',
            'Our technical logs contain no names, documents, addresses or anything you entered.',
            'The connection is encrypted, and only staff who need the data for their work can access it.',
          ],
        },
        `If a data breach puts you at risk, we tell you without delay, and notify the authority within ${say.span(DATA_PROTECTION.breachHours, 'hour')} if the law requires it. We explain what happened, what it may mean, what we’ve done and what you can do.`,
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'table',
          caption: 'When we erase or anonymise data',
          columns: ['Data', 'Kept for'],
          rows: [
            [
              'Bookings, tickets and their history',
              `${say.span(RETENTION.orderYears, 'year')} after the last flight or cancellation`,
            ],
            [
              'Travel document numbers',
              `${say.span(RETENTION.documentNumberMonths, 'month')} after the last flight or cancellation`,
            ],
            ['Pictures of identity documents', 'Until the document has been checked'],
            [
              'Payment and refund records',
              `${say.span(RETENTION.accountingYears, 'year')}, as accounting law requires`,
            ],
            [
              'Health data, and supporting documents sent with a refund request',
              `${say.span(RETENTION.healthMonths, 'month')} after the last flight, the cancellation or the end of the refund`,
            ],
            [
              'Membership',
              `While you are a member, then ${say.span(RETENTION.closedAccountMonths, 'month')}`,
            ],
            [
              'Correspondence and calls',
              `${say.span(RETENTION.correspondenceYears, 'year')} after our last reply`,
            ],
            [
              'Sessions',
              `${say.span(RETENTION.sessionIdleHours, 'hour')} without use, or ${say.span(RETENTION.sessionDays, 'day')} at most. If you choose to stay signed in: ${say.span(RETENTION.rememberedIdleDays, 'day')} and ${say.span(RETENTION.rememberedDays, 'day')}`,
            ],
            ['Codes, and counts of attempts', `${say.span(RETENTION.verificationHours, 'hour')}`],
            [
              'Proof that a form was only sent once',
              `${say.span(RETENTION.submissionDays, 'day')}`,
            ],
            ['Technical logs', `${say.span(RETENTION.logMonths, 'month')}`],
          ],
        },
        'A dispute, an accident or an official order may require us to keep the related data until the matter is settled.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            '**See**: find out whether we hold data about you, and get a copy, in a machine-readable format if you wish.',
            '**Correct**: have mistakes put right. To change the name on a ticket or a verified document, please call us.',
            '**Erase**: have data erased that we no longer need or may no longer keep.',
            '**Restrict or object**: stop us using data on the basis of legitimate interest.',
            '**Withdraw**: withdraw consent as easily as you gave it. What we did before that stays lawful.',
            '**Move**: have your data sent to another company if it’s technically possible.',
            '**Ask**: have our rules and any decisions based on them explained.',
          ],
        },
        {
          kind: 'steps',
          items: [
            `Write to ${say.email} or call ${say.phone}, and tell us what you’d like and for which booking or account.`,
            'We check that it’s really you, usually by sending a code to your registered contact. We only ask for the data needed for that.',
            `We reply within ${say.span(DATA_PROTECTION.answerDays, 'day')}, free of charge. If we refuse, we tell you why and where you can complain.`,
          ],
        },
        'Relatives can exercise these rights for someone who has died, in their own lawful interest, unless that person arranged otherwise.',
      ],
    },
    {
      id: 'regions',
      title: 'Where you live',
      blocks: [
        {
          kind: 'table',
          caption: 'Law and authority by place',
          columns: ['Place', 'Law', 'What it adds', 'Authority'],
          rows: [
            [
              'Mainland China',
              'Personal Information Protection Law (PIPL)',
              'Separate consent for sensitive personal information, for sharing data with other handlers and for transfers abroad; parental consent for children',
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
              'Disclosure of records of transfers to third parties; consent for special care-required information',
              'Personal Information Protection Commission',
            ],
            [
              'European Union, Iceland, Liechtenstein, Norway',
              'General Data Protection Regulation (GDPR)',
              'The legal bases above; data portability; the right to object',
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
        'You can complain to the authority at any time, but we’d be glad to hear from you first.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'Children travel on bookings made by adults. See what this means for their data in the [children’s privacy policy](/childrenPrivacyPolicy).',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        `We announce a new version here ${say.span(DATA_PROTECTION.noticeDays, 'day')} before it takes effect, and e-mail members if it changes how we use their data. If a new purpose needs consent, we ask for it and never treat silence as consent. We’ll send you earlier versions on request.`,
      ],
    },
  ],
};
