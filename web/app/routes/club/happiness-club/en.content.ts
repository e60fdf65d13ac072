import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import { QUALIFYING_MONTHS } from '#schema/codes/club/tier-benefits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const { digits, tries } = LIMITS.consumptionPassword;
const worth = say.money(LIMITS.pointValueMinorUnits);
const months = say.span(QUALIFYING_MONTHS, 'month');

export const en: Content = {
  title: `About the ${say.club}`,
  description:
    'Our loyalty club: how it works in three steps, what points are worth, who can join, and answers to members’ questions.',
  lead: `The ${say.club} is our thank-you for flying with us. Membership is free, you earn points from your first flight, and each point takes ${worth} off a later one.`,
  keywords: ['loyalty', 'frequent flyer', 'miles', 'join', 'membership'],
  sections: [
    {
      id: 'steps',
      title: 'How it works',
      blocks: [
        {
          kind: 'steps',
          items: [
            say.online(
              'SIGN_IN',
              `**Join.** Sign up on this website with your name as in your passport, your date of birth, a mobile number and an e-mail address. You’ll get your membership number and ${say.firstCard} card straight away.`,
              `**Join.** Call ${say.phone} or write to ${say.email} with your name as in your passport, your date of birth, a mobile number and an e-mail address. You’ll get your membership number and ${say.firstCard} card straight away.`,
            ),
            `**Fly.** Enter your number with the passenger details when you book, or give it at the check-in counter. Points reach your account within ${say.number(LIMITS.pointsCreditWorkingDays)} working days of the flight. How many you earn depends on [your fare and card](/memberIntro/flyWithUs).`,
            say.online(
              'PAY_WITH_POINTS',
              `**Enjoy.** Pay for fares, preferred seats and extras with points. Status points and segments take you to [higher cards](/memberIntro/vipMemberSystem), with [lounges, extra bags and more](/membershipBenefits).`,
              `**Enjoy.** Call ${say.phone} to pay for fares, preferred seats and extras with points. Status points and segments take you to [higher cards](/memberIntro/vipMemberSystem), with [lounges, extra bags and more](/membershipBenefits).`,
            ),
          ],
        },
      ],
    },
    {
      id: 'three-counts',
      title: 'What you earn',
      blocks: [
        'Your account has three balances. You can only spend the first.',
        {
          kind: 'table',
          caption: 'Points, status points and segments',
          columns: ['Balance', 'Comes from', 'Used for', 'Lasts'],
          rows: [
            [
              'Points',
              'Our flights, your card’s bonus, and partners in the air and on the ground',
              'Paying for fares, preferred seats and extras',
              say.span(EARNING.pointsValidMonths, 'month'),
            ],
            [
              'Status points',
              'The fare of our own flights, without bonus',
              'Qualifying for a card and renewing it',
              `Counted over any ${months} in a row`,
            ],
            [
              'Segments',
              'Each of our flights you’ve flown, whatever the fare',
              'Qualifying for a card and renewing it',
              `Counted over any ${months} in a row`,
            ],
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'Paying with points',
      blocks: [
        {
          kind: 'facts',
          items: [
            { term: 'Value', value: `One point takes ${worth} off the price` },
            {
              term: 'Use them for',
              value: 'Base fares, preferred seats and extras, in full or in part',
            },
            { term: 'Not for', value: 'Taxes, charges and fees' },
            {
              term: 'Rounding',
              value: `Down to a whole ${say.currency}; you pay the rest in money`,
            },
            {
              term: 'Protected by',
              value: say.online(
                'PAY_WITH_POINTS',
                `Your ${say.number(digits)}-digit points password, which is separate from your sign-in password`,
                `Your ${say.number(digits)}-digit points password; you can’t pay with points on this website yet`,
              ),
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'Keep the points password to yourself',
          text: `We’ll never ask for it by phone or e-mail. After ${say.number(tries)} wrong attempts in a row, your points are locked until you set a new password. Call ${say.phone} if you need help.`,
        },
        'When you refund a ticket, we return points before money, with their original expiry date.',
      ],
    },
    {
      id: 'who',
      title: 'Who can join',
      blocks: [
        {
          kind: 'list',
          items: [
            `Anyone aged ${say.number(EARNING.memberFromAge)} or over can join; under ${say.number(MEMBERSHIP_TERMS.aloneFromAge)}, you need the consent of a parent or guardian. To enrol a child under ${say.number(EARNING.memberFromAge)}, a parent or guardian calls ${say.phone}. See the [membership terms](/userRegistrationAgreement).`,
            'Each person can have one membership, in the name on their travel document. Companies can’t be members, but their staff can.',
            'Infants without their own seat don’t earn points.',
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
              question: 'Does membership cost anything?',
              answer: ['No. Joining, staying and moving up are all free.'],
            },
            {
              question: 'Do points expire?',
              answer: [
                `Yes, ${say.span(EARNING.pointsValidMonths, 'month')} after they’re credited, at the end of that month. The points that expire first are used first.`,
              ],
            },
            {
              question: 'I flew with you before I joined. Do I get points for it?',
              answer: [
                `Yes, if you flew in the ${say.span(EARNING.daysBeforeJoining, 'day')} before you joined. Claim the flight as [a missing flight](/memberIntro/flyWithUs#missing).`,
              ],
            },
            {
              question: 'Can I earn with you and a partner airline for the same flight?',
              answer: [
                'No. Each flight is credited to one programme only: ours, or the [partner programme](/memberIntro/partners) whose number is in the booking.',
              ],
            },
            {
              question: 'Can my family use my points?',
              answer: [
                say.online(
                  'PAY_WITH_POINTS',
                  'Yes. You can pay for anyone’s ticket by entering your points password. You can’t transfer points to another account or sell them.',
                  'Yes. Call us, and you can pay for anyone’s ticket with them. You can’t transfer points to another account or sell them.',
                ),
              ],
            },
            {
              question: 'My name or passport has changed. What should I do?',
              answer: [
                `Call ${say.phone}. For your security, once your document is verified, we only change your name, date of birth and document by phone.`,
              ],
            },
            {
              question: 'How do I leave the club?',
              answer: [
                `${say.online('SIGN_IN', `In your account, under “${say.label('account-edit-info.title')}”.`, `Write to ${say.email}.`)} We close the account within ${say.number(MEMBERSHIP_TERMS.closingWorkingDays)} working days. Any remaining points expire when it closes, so use them first.`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
