import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import { QUALIFYING_MONTHS } from '#schema/codes/club/tier-benefits.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const { loginPassword, consumptionPassword } = LIMITS;
const onePoint = say.money(pointsValue(1).amount);

export const en: Content = {
  title: 'Registration agreement',
  description: `The agreement between you and ${say.airline} on membership of the ${say.club}: account, passwords, points, levels, and how it ends.`,
  lead: `By registering you join the ${say.club} and accept this agreement. Membership is free, and you need none to book or to fly.`,
  keywords: ['membership', 'terms', 'points', 'account', 'password', 'club'],
  sections: [
    {
      id: 'joining',
      title: 'Who may join',
      blocks: [
        {
          kind: 'list',
          items: [
            `Persons from the age of ${say.number(EARNING.memberFromAge)} join by themselves, until ${say.number(MEMBERSHIP_TERMS.aloneFromAge)} with the consent of a parent or guardian. Younger children are enrolled by a parent or guardian, who acts for them. Companies cannot be members.`,
            'One person has one account. If there are two by mistake, we join them, and their points.',
            'Your name and date of birth must be those of your travel document; flights are credited only to the name on the ticket. Details that have been verified against a document are changed by customer service.',
            'The contract exists when we confirm your registration. We may refuse someone whose earlier account was closed for misuse.',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          kind: 'list',
          items: [
            'You sign in with a code to your phone or e-mail, or with account and password. Keep phone number and e-mail up to date: codes and news about your flights go there.',
            'The account is yours alone. Do not lend, sell or share it, nor the codes and passwords.',
            'You may save passengers you often book for. Ask them first: you give us their data in their name.',
            `If you think that someone else has used your account, change your password at once and call ${say.phone}. We close the account for the time being and look into what happened.`,
          ],
        },
      ],
    },
    {
      id: 'passwords',
      title: 'Two passwords',
      blocks: [
        {
          kind: 'table',
          caption: 'The passwords of an account',
          columns: ['Password', 'Form', 'Opens'],
          rows: [
            [
              'Login password',
              `${say.number(loginPassword.minLength)} to ${say.number(loginPassword.maxLength)} letters and digits, at least one of each; the commonest are refused`,
              'Your account',
            ],
            [
              'Points password',
              `Exactly ${say.number(consumptionPassword.digits)} digits`,
              'Spending points',
            ],
          ],
        },
        `After ${say.number(consumptionPassword.tries)} wrong entries the points password is locked; set a new one with a code to your phone or e-mail. A new login password signs you out on all other devices. We store hashes, not passwords, and no member of our staff will ask you for one.`,
      ],
    },
    {
      id: 'earning',
      title: 'Earning points',
      blocks: [
        {
          kind: 'list',
          items: [
            'You earn points and status points on flights of ours that you have flown yourself, by fare and card, and on flights of [partners](/memberIntro/partners) by their tables. Refunded, unused, free and no-show flights earn nothing.',
            `Points of a flight of ours are credited within ${say.number(LIMITS.pointsCreditWorkingDays)} working days.`,
            `Claim missing flights within ${say.span(EARNING.claimMonths, 'month')}, with ticket and boarding pass. As a new member you may claim flights of the ${say.span(EARNING.daysBeforeJoining, 'day')} before you joined.`,
            'Points credited in error are taken back; we tell you why.',
          ],
        },
      ],
    },
    {
      id: 'points',
      title: 'Using points, and when they expire',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: 'Value', value: `One point pays for ${onePoint}, in whole points` },
            {
              term: 'They pay for',
              value: 'The base fare and preferred seats; not taxes and charges',
            },
            {
              term: 'They expire',
              value: `At the end of the month in which they are ${say.span(EARNING.pointsValidMonths, 'month')} old, the oldest being spent first`,
            },
            {
              term: 'After a refund',
              value:
                'Points come back before money, with the expiry they had; what has expired meanwhile stays expired',
            },
          ],
        },
        'Points are not money. They cannot be paid out, sold, given away or inherited, save where the law of your home says otherwise. Your account lists every change, with its source and expiry, and never goes below zero.',
      ],
    },
    {
      id: 'levels',
      title: 'Cards and levels',
      blocks: [
        `Flights lift you to a higher card by status points or by segments, counted over ${say.span(QUALIFYING_MONTHS, 'month')}. What each card needs and gives, and how long it is valid, is on [cards and levels](/memberIntro/vipMemberSystem). A card is personal; its benefits hold for you and, where it says so, for guests on the same flight.`,
      ],
    },
    {
      id: 'misuse',
      title: 'What is not allowed',
      blocks: [
        {
          kind: 'list',
          items: [
            'trading points, vouchers or accounts;',
            'crediting flights that somebody else has flown;',
            'registering with false details, or by machine;',
            'attacking the site, reading it out by machine at the cost of others, or holding seats without meaning to travel.',
          ],
        },
        'We may then freeze the account while we look into it, cancel points and tickets obtained so, and close the account in serious cases. We hear you first, unless the danger is pressing, and give the reasons in writing. Tickets bought honestly stay valid.',
      ],
    },
    {
      id: 'ending',
      title: 'Leaving the club',
      blocks: [
        {
          kind: 'list',
          items: [
            `You may leave at any time and without a reason: call ${say.phone} or write to ${say.email}. We close the account within ${say.number(MEMBERSHIP_TERMS.closingWorkingDays)} working days. Unused points then expire; use them before. Booked flights are not affected.`,
            `We may close an account in which nobody has signed in and no flight was credited for ${say.span(MEMBERSHIP_TERMS.dormantYears, 'year')}. We write to you ${say.span(MEMBERSHIP_TERMS.noticeDays, 'day')} before; signing in is enough to keep it.`,
            `If we end the club, we say so ${say.span(MEMBERSHIP_TERMS.endOfClubDays, 'day')} before, and until then points can be earned and spent as before.`,
            'Membership ends at death. Heirs may ask us to refund tickets that were paid for.',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes of this agreement',
      blocks: [
        {
          kind: 'notice',
          tone: 'info',
          title: `${say.span(MEMBERSHIP_TERMS.noticeDays, 'day')} ahead`,
          text: 'We announce changes here and by e-mail, with what is new and from when. If you do not agree, you may leave before that day; what you earned stays usable until then. We do not take away points you have earned, nor shorten the term of a card you hold.',
        },
        'We may change at once what a law or an authority orders, or what is only to your good.',
      ],
    },
    {
      id: 'law',
      title: 'Data, liability and law',
      blocks: [
        'The [privacy policy](/privacyPolicy) says what happens with your data. What you agree to in it can be withdrawn apart from this agreement.',
        'We are liable for loss of points and benefits that is our fault by crediting them again. Liability for intent, gross negligence, and injury is not limited, nor are rights that the law of your home gives you as a consumer. Flights follow the [conditions of carriage](/transportationConditions).',
        'Chinese law applies, and the courts in Shanghai have jurisdiction, besides those of your home where the law gives a consumer that right. If the languages differ, the Chinese text prevails.',
      ],
    },
  ],
};
