import { LIMITS } from '#schema/codes/base/limits.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');

export const en: Content = {
  title: 'What we stand for',
  description:
    'Our promises to travellers, each of which you can check on this site: whole prices, real deadlines, no tricks, and rules in plain words.',
  lead: 'An airline is judged by what it does when nobody looks. So here is what we promise, with the place where you can check it.',
  keywords: ['values', 'promise', 'fairness', 'transparency', 'accessibility', 'privacy'],
  sections: [
    {
      id: 'prices',
      title: 'The first price is the last',
      blocks: [
        'Every price we show includes all taxes and charges, from the calendar to the last step. Nothing is added on the way, and nothing is ticked for you.',
        {
          kind: 'list',
          items: [
            `An offer stands for ${say.span(LIMITS.offerMinutes, 'minute')}. If it has changed after that, we show the old price, the new one and the difference, and you decide.`,
            'Fare, each tax and each fee stand on lines of their own, and they add up.',
            'A price in another currency than ours is marked as approximate, with the currency in which you pay beside it.',
          ],
        },
      ],
    },
    {
      id: 'deadlines',
      title: 'Deadlines are real, and shown',
      blocks: [
        `Once you have booked, you have ${say.span(LIMITS.paymentWindowMinutes, 'minute')} to pay; seats that you chose are held for ${say.span(LIMITS.seatHoldMinutes, 'minute')}. The clock on the page is the one by which we decide, not a countdown to hurry you.`,
        {
          kind: 'list',
          items: [
            'If few seats are left at a fare, we give the number, since it is true. We never invent a rush.',
            `A refund is processed within ${say.span(LIMITS.refundWorkingDays, 'day')} that are working days in China, and you see how far it has come.`,
            `If we move your flight, you may choose another up to ${say.span(LIMITS.freeDateChangeDays, 'day')} before or after, free of charge.`,
          ],
        },
      ],
    },
    {
      id: 'no-for-an-answer',
      title: 'A no comes with its reason, and before you type',
      blocks: [
        'What cannot be done with a booking is said beside the button, with the reason and the way out, and not after a form that you filled in for nothing.',
        'Taxes come back even where the fare does not. What a refund gives is shown to the last cent before you confirm it.',
        'Leaving is as easy as joining: cancelling takes no more steps than booking, and no page asks three times whether you are sure.',
      ],
    },
    {
      id: 'your-data',
      title: 'Your data are yours',
      blocks: [
        {
          kind: 'list',
          items: [
            'We ask for what the flight or the law needs, and say which is optional.',
            'Numbers of documents are kept encrypted and shown only in part.',
            'No advertising networks look over your shoulder on this site. What is stored in your browser: [cookies](/cookieStatement).',
            'What we keep, why and for how long: [privacy](/privacyPolicy).',
          ],
        },
      ],
    },
    {
      id: 'for-everybody',
      title: 'For everybody',
      blocks: [
        {
          kind: 'list',
          items: [
            `The site works by keyboard, with screen readers, on small telephones, in light and dark, and in ${say.number(LOCALES.length)} languages, each of them written and not translated.`,
            'Pages that only inform are readable without scripts and can be printed.',
            'Who needs assistance pays nothing for it. [What we offer](/passenger).',
          ],
        },
      ],
    },
    {
      id: 'in-the-open',
      title: 'In the open',
      blocks: [
        'Behind this site lies a published schema, in which every field, number and rule is described. What you read here and what our systems decide come from the same source, and tests compare the two.',
        'Rules stand in the [conditions of carriage](/transportationConditions) in plain words, with a table of contents and the date of the last change.',
      ],
    },
    {
      id: 'when-we-fail',
      title: 'When we fail',
      blocks: [
        'We will, now and then. Then we say so, say why as far as we know, and say what you can do next. [Flight status](/flightStatus) gives the reason for a delay, and the same times that our staff see.',
        {
          kind: 'notice',
          tone: 'info',
          title: 'Hold us to it',
          text: `If something on this page is not so, tell us: ${say.phone}, ${say.email}. Somebody reads it, answers it, and mends it.`,
        },
      ],
    },
  ],
};
