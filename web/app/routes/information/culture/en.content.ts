import { LIMITS } from '#schema/codes/base/limits.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');

export const en: Content = {
  title: 'What we stand for',
  description:
    'Our promises to passengers, each of which you can check on this site: full prices, real deadlines, no tricks and rules in plain words.',
  lead: 'This is what we promise you, and where on this site you can check that we keep our word.',
  keywords: ['values', 'promise', 'fairness', 'transparency', 'accessibility', 'privacy'],
  sections: [
    {
      id: 'prices',
      title: 'The first price is the final price',
      blocks: [
        'Every price we show includes all taxes and charges, from the calendar to the final step. We don’t add anything along the way, and we don’t tick any boxes for you.',
        {
          kind: 'list',
          items: [
            `We guarantee an offer for ${say.span(LIMITS.offerMinutes, 'minute')}. If the price changes after that, we show you the old price, the new price and the difference, and you decide.`,
            'The fare and every tax and fee are listed separately, and they add up to the total.',
            'A price in any currency other than ours is marked as approximate, next to the currency you’ll pay in.',
          ],
        },
      ],
    },
    {
      id: 'deadlines',
      title: 'Real deadlines, clearly shown',
      blocks: [
        say.online(
          'SELECT_SEAT',
          `Once you’ve booked, you have ${say.span(LIMITS.paymentWindowMinutes, 'minute')} to pay. We hold the seats you’ve chosen for ${say.span(LIMITS.seatHoldMinutes, 'minute')}. The clock on the page shows the actual deadline; it isn’t there to hurry you.`,
          `Once you’ve booked, you have ${say.span(LIMITS.paymentWindowMinutes, 'minute')} to pay. The clock on the page shows the actual deadline; it isn’t there to hurry you.`,
        ),
        {
          kind: 'list',
          items: [
            'If only a few seats are left at a fare, we show the actual number. We never invent a rush.',
            say.online(
              'REFUND',
              `We process refunds within ${say.number(LIMITS.refundWorkingDays)} working days in mainland China, and you can follow yours in your booking.`,
              `We process refunds within ${say.number(LIMITS.refundWorkingDays)} working days in mainland China, and you can call us to check on yours.`,
            ),
            `If we change your flight, you can choose another up to ${say.span(LIMITS.freeDateChangeDays, 'day')} before or after, free of charge.`,
          ],
        },
      ],
    },
    {
      id: 'no-for-an-answer',
      title: 'If we can’t do something, we say so first, and why',
      blocks: [
        'If something can’t be done with your booking, we tell you next to the button, with the reason and what you can do instead. You won’t fill in a form for nothing.',
        say.online(
          'REFUND',
          'We refund taxes even when the fare isn’t refundable. You see the exact amount before you confirm a refund.',
          'We refund taxes even when the fare isn’t refundable. We tell you the exact amount before you confirm a refund.',
        ),
        'Cancelling takes no more steps than booking, and we won’t ask you three times whether you’re sure.',
      ],
    },
    {
      id: 'your-data',
      title: 'Your data belongs to you',
      blocks: [
        {
          kind: 'list',
          items: [
            'We only ask for what the flight or the law requires, and mark what’s optional.',
            'We store document numbers encrypted and only show part of them. Until you’ve paid, the browser you booked in shows them in full so that you can check them.',
            'No advertising networks track you on this site. See what we store in your browser: [cookies](/cookieStatement).',
            'See what we keep, why and for how long: [privacy](/privacyPolicy).',
          ],
        },
      ],
    },
    {
      id: 'for-everybody',
      title: 'For everyone',
      blocks: [
        {
          kind: 'list',
          items: [
            `The site works with a keyboard, with screen readers, on small phones, in light and dark mode, and in ${say.number(LOCALES.length)} languages.`,
            'You can read information pages without scripts, and print them.',
            'Special assistance is free. [See what we offer](/passenger).',
          ],
        },
      ],
    },
    {
      id: 'in-the-open',
      title: 'In the open',
      blocks: [
        'This site is built on a published schema that describes every field, number and rule. What you read here and what our systems decide come from the same source, and we test that they match.',
        'Our rules are in the [conditions of carriage](/transportationConditions), in plain words, with a table of contents and the date of the latest change.',
      ],
    },
    {
      id: 'when-we-fail',
      title: 'When we get it wrong',
      blocks: [
        'Sometimes we do. Then we tell you, explain why as far as we know, and say what you can do next. [Flight status](/flightStatus) shows the reason for a delay and the same times our staff see.',
        {
          kind: 'notice',
          tone: 'info',
          title: 'Hold us to it',
          text: `If we don’t live up to something on this page, tell us: ${say.phone}, ${say.email}. We’ll read it, reply and put it right.`,
        },
      ],
    },
  ],
};
