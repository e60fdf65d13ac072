import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import { QUALIFYING_MONTHS } from '#schema/codes/club/tier-benefits.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const { loginPassword, consumptionPassword } = LIMITS;
const onePoint = say.money(pointsValue(1).amount);

export const en: Content = {
  title: 'Membership terms',
  description: `The agreement between you and ${say.airline} on membership of the ${say.club}: account, passwords, points, levels and how membership ends.`,
  lead: `When you join the ${say.club}, you accept these terms. Membership is free, and you don’t need it to book or fly.`,
  keywords: ['membership', 'terms', 'points', 'account', 'password', 'club'],
  sections: [
    {
      id: 'joining',
      title: 'Who may join',
      blocks: [
        {
          kind: 'list',
          items: [
            `You can join from the age of ${say.number(EARNING.memberFromAge)}; under ${say.number(MEMBERSHIP_TERMS.aloneFromAge)}, you need the consent of a parent or guardian, who gives it with their name when you join. A parent or guardian enrols a child under ${say.number(EARNING.memberFromAge)} by phone and acts on the child’s behalf. Companies can’t be members.`,
            'Each person may have one account. If you have two by mistake, we merge them and their points.',
            'Your name and date of birth must match your travel document. We only credit flights to the passenger named on the ticket. To change details we’ve verified against a document, contact customer service.',
            'The contract begins when we confirm your registration. We may refuse to register you if we closed an earlier account of yours for misuse.',
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
            say.online(
              'SIGN_IN',
              'We identify you by a code sent to your phone or e-mail, or by your account and password. Keep your phone number and e-mail address up to date, because we send codes and flight updates there.',
              'You can join by phone or e-mail. You can’t sign in on this website yet; once you can, we identify you by a code sent to your phone or e-mail, or by your account and password. Keep your phone number and e-mail address up to date, because we send codes and flight updates there.',
            ),
            'Your account is yours alone. Don’t lend, sell or share it, or its codes and passwords.',
            say.online(
              'SAVE_PASSENGERS',
              'You may save the details of passengers you often book for. Ask them first.',
              'If you give us details of other people, ask them first.',
            ),
            say.online(
              'SIGN_IN',
              `If you think someone else has used your account, change your password immediately and call ${say.phone}. We’ll suspend the account while we investigate.`,
              `If you think someone else has used your account, call ${say.phone} immediately. We’ll suspend the account while we investigate.`,
            ),
          ],
        },
      ],
    },
    {
      id: 'passwords',
      title: say.online('SIGN_IN', 'Two passwords', 'Your points password'),
      blocks: [
        {
          kind: 'table',
          caption: 'Your account passwords',
          columns: ['Password', 'Format', 'Used for'],
          rows: [
            ...say.online(
              'SIGN_IN',
              [
                [
                  'Sign-in password',
                  `${say.number(loginPassword.minLength)} to ${say.number(loginPassword.maxLength)} letters and digits, with at least one of each; common passwords aren’t accepted`,
                  'Signing in to your account',
                ],
              ],
              [],
            ),
            [
              'Points password',
              `Exactly ${say.number(consumptionPassword.digits)} digits`,
              'Spending points',
            ],
          ],
        },
        say.online(
          'SET_POINTS_PASSWORD',
          `After ${say.number(consumptionPassword.tries)} wrong attempts in a row, your points password is locked. You can set a new one with a code sent to your phone or e-mail. Changing your sign-in password signs you out on all other devices. We store hashes, not passwords, and our staff will never ask you for one.`,
          `After ${say.number(consumptionPassword.tries)} wrong attempts in a row, your points password is locked. Call us to set a new one. We store a hash, not the password, and our staff will never ask you for it.`,
        ),
      ],
    },
    {
      id: 'earning',
      title: 'Earning points',
      blocks: [
        {
          kind: 'list',
          items: [
            'You earn points and status points on our flights you’ve taken yourself, according to your fare and card, and points on [partners](/memberIntro/partners)’ flights at their rates. Refunded, unused, free and no-show flights don’t earn points.',
            `We credit points for our flights within ${say.number(LIMITS.pointsCreditWorkingDays)} working days.`,
            `You can claim missing flights within ${say.span(EARNING.claimMonths, 'month')}, with your ticket and boarding pass. New members can claim flights from the ${say.span(EARNING.daysBeforeJoining, 'day')} before they joined.`,
            'If we credit points in error, we take them back and tell you why.',
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
            {
              term: 'Value',
              value: `One point is worth ${onePoint}; you can only use whole points`,
            },
            {
              term: 'Used for',
              value: 'The base fare, preferred seats and extras, but not taxes and charges',
            },
            {
              term: 'Expiry',
              value: `${say.span(EARNING.pointsValidMonths, 'month')} after they’re credited, at the end of that month; the points that expire first are used first`,
            },
            {
              term: 'After a refund',
              value:
                'We return points before money, with their original expiry date; any that have since expired stay expired',
            },
          ],
        },
        'Points aren’t money. You can’t cash them in, sell them, give them away or leave them to heirs, unless your home law says otherwise. Your account lists every change with its source and expiry, and never goes below zero.',
      ],
    },
    {
      id: 'levels',
      title: 'Cards and levels',
      blocks: [
        `You qualify for a higher card by status points or by segments, counted over ${say.span(QUALIFYING_MONTHS, 'month')}. See how to qualify for each card, its benefits and its validity under [cards and levels](/memberIntro/vipMemberSystem). A card is personal. Its benefits apply to you and, where stated, to guests on the same flight.`,
      ],
    },
    {
      id: 'misuse',
      title: 'What is not allowed',
      blocks: [
        {
          kind: 'list',
          items: [
            'trading points, coupons or accounts;',
            'claiming credit for flights someone else has taken;',
            'registering with false details or by automated means;',
            'attacking the site, scraping it to the detriment of others, or holding seats without intending to travel.',
          ],
        },
        'In these cases, we may suspend your account while we investigate, cancel points and tickets obtained this way, and, in serious cases, close your account. We’ll hear your side first unless there’s an immediate risk, and give our reasons in writing. Tickets bought honestly remain valid.',
      ],
    },
    {
      id: 'ending',
      title: 'Leaving the club',
      blocks: [
        {
          kind: 'list',
          items: [
            `You can leave at any time without giving a reason: ${say.online('SIGN_IN', `close the account yourself under “${say.label('account-edit-info.title')}”, `, '')}call ${say.phone} or write to ${say.email}. We close the account within ${say.number(MEMBERSHIP_TERMS.closingWorkingDays)} working days. Unused points then expire, so use them first. Flights you’ve booked aren’t affected.`,
            say.online(
              'SIGN_IN',
              `We may close an account with no sign-in and no credited flight for ${say.span(MEMBERSHIP_TERMS.dormantYears, 'year')}. We’ll write to you ${say.span(MEMBERSHIP_TERMS.noticeDays, 'day')} beforehand; you only need to sign in to keep it.`,
              `We may close an account with no credited flight for ${say.span(MEMBERSHIP_TERMS.dormantYears, 'year')}. We’ll write to you ${say.span(MEMBERSHIP_TERMS.noticeDays, 'day')} beforehand; you only need to tell us that you want to keep it.`,
            ),
            `If we close the club, we’ll announce it ${say.span(MEMBERSHIP_TERMS.endOfClubDays, 'day')} in advance. Until then, you can earn and spend points as usual.`,
            'Membership ends on death. Heirs may ask us to refund tickets that were paid for.',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        {
          kind: 'notice',
          tone: 'info',
          title: `${say.span(MEMBERSHIP_TERMS.noticeDays, 'day')} in advance`,
          text: 'We announce changes here and by e-mail, saying what’s new and when it takes effect. If you don’t agree, you can leave before that day and use your points until then. We won’t take away points you’ve earned or shorten the validity of a card you hold.',
        },
        'We may make a change immediately if a law or an authority requires it, or if it’s only to your benefit.',
      ],
    },
    {
      id: 'law',
      title: 'Data, liability and law',
      blocks: [
        'The [privacy policy](/privacyPolicy) explains what happens to your data. You can withdraw any consent you give under it without ending these terms.',
        'If you lose points or benefits through our fault, we credit them again. We don’t limit our liability for intent, gross negligence or injury, or the rights your home law gives you as a consumer. The [conditions of carriage](/transportationConditions) apply to flights.',
        `Chinese law applies. The courts of ${say.city} have jurisdiction, as do your home courts if the law gives consumers that right. If the language versions differ, the Chinese text prevails.`,
      ],
    },
  ],
};
