import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import { QUALIFYING_MONTHS } from '#schema/codes/club/tier-benefits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const { digits, tries } = LIMITS.consumptionPassword;
const worth = say.money(LIMITS.pointValueMinorUnits);
const months = say.span(QUALIFYING_MONTHS, 'month');

export const en: Content = {
  title: `About the ${say.club}`,
  description:
    'What our loyalty club is, how it works in three steps, what points are worth, who can join, and answers to what members ask.',
  lead: `The ${say.club} thanks those who fly with us. Membership costs nothing, points count from the first flight, and each point takes ${worth} off a later one.`,
  keywords: ['loyalty', 'frequent flyer', 'miles', 'join', 'membership'],
  sections: [
    {
      id: 'steps',
      title: 'How it works',
      blocks: [
        {
          kind: 'steps',
          items: [
            `**Join.** Call ${say.phone} or write to ${say.email} with your name as in your passport, your date of birth, a mobile number and an e-mail address. Your membership number and the Happiness card are yours at once.`,
            `**Fly.** Enter your number with the passenger details when you book, or give it at the check-in counter. Points reach your account within ${say.number(LIMITS.pointsCreditWorkingDays)} working days of the flight. How many they are depends on [the fare and your card](/memberIntro/flyWithUs).`,
            `**Enjoy.** Pay for fares and preferred seats with points. Status points and segments bring [better cards](/memberIntro/vipMemberSystem), and with them [lounges, extra bags and more](/membershipBenefits).`,
          ],
        },
      ],
    },
    {
      id: 'three-counts',
      title: 'What you collect',
      blocks: [
        'Your account keeps three counts. Only the first is spent.',
        {
          kind: 'table',
          caption: 'Points, status points and segments',
          columns: ['Count', 'Comes from', 'Is for', 'Lasts'],
          rows: [
            [
              'Points',
              'Our flights, your card’s bonus, and partners in the air and on the ground',
              'Paying for fares and preferred seats',
              say.span(EARNING.pointsValidMonths, 'month'),
            ],
            [
              'Status points',
              'The fare of our own flights, without bonus',
              'Reaching and keeping a card',
              `Counted over any ${months} in a row`,
            ],
            [
              'Segments',
              'Each of our flights that you have flown, whatever the fare',
              'Reaching and keeping a card',
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
            { term: 'Worth', value: `One point takes ${worth} off the price` },
            { term: 'Use them for', value: 'Base fares and preferred seats, in part or in full' },
            { term: 'Not for', value: 'Taxes, charges and fees' },
            {
              term: 'Rounding',
              value: 'Down to the full yuan; what is left over is paid in money',
            },
            {
              term: 'Released by',
              value: `Your points password of ${say.number(digits)} digits, which is not your login password`,
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'Keep the points password to yourself',
          text: `We never ask for it by phone or mail. After ${say.number(tries)} wrong entries points are locked until you have set a new one; call ${say.phone} if you need help.`,
        },
        'When you give a ticket back, points are returned before money, and they keep the date on which they would have expired.',
      ],
    },
    {
      id: 'who',
      title: 'Who can join',
      blocks: [
        {
          kind: 'list',
          items: [
            `Anyone of ${say.number(EARNING.memberFromAge)} or over, until ${say.number(MEMBERSHIP_TERMS.aloneFromAge)} with the consent of a parent or guardian, who enrols younger children. The terms are in the [membership agreement](/userRegistrationAgreement).`,
            'Each person holds one membership, in the name of their travel document. A company cannot be a member; its travellers can.',
            'Infants without a seat of their own earn nothing.',
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
              answer: ['No. There is no fee to join, to stay, or to move up.'],
            },
            {
              question: 'Do points expire?',
              answer: [
                `Yes, ${say.span(EARNING.pointsValidMonths, 'month')} after they were credited, at the end of that month. Those that expire first are used first.`,
              ],
            },
            {
              question: 'I flew with you before I joined. Does it count?',
              answer: [
                `Flights of the ${say.span(EARNING.daysBeforeJoining, 'day')} before you joined do. Claim them as [a flight that is missing](/memberIntro/flyWithUs#missing).`,
              ],
            },
            {
              question: 'Can one flight earn here and with a partner airline?',
              answer: [
                'No. Each flight is credited to one programme: ours, or that of [a partner](/memberIntro/partners) whose number is in the booking.',
              ],
            },
            {
              question: 'Can my family use my points?',
              answer: [
                'You can pay for anyone’s ticket with them, once you have entered your points password. Points cannot be moved to another account or sold.',
              ],
            },
            {
              question: 'My name or my passport has changed.',
              answer: [
                `Call ${say.phone}. Name, date of birth and documents are changed by phone only, so that nobody else can do it.`,
              ],
            },
            {
              question: 'How do I leave the club?',
              answer: [
                `Write to ${say.email}. We close the account within ${say.number(MEMBERSHIP_TERMS.closingWorkingDays)} working days; points that are left expire with it, so use them before.`,
              ],
            },
          ],
        },
      ],
    },
  ],
};
