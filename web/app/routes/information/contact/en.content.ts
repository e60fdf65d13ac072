import { CUSTOMER_SERVICE } from '#schema/codes/base/customer-service.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { OFFICES } from '#schema/codes/base/offices.ts';
import { CARE_SERVICES } from '#schema/codes/travellers/care-services.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const { complaint, answerWorkingDays, phoneHoursPerDay } = CUSTOMER_SERVICE;
const minutes = (value: number) => say.span(value, 'minute');
const hours = (value: number) => say.span(value / 60, 'hour');
const workingDays = (value: number) => `${say.number(value)} working days`;
const megabytes = LIMITS.refundProof.bytes / 1024 / 1024;

export const en: Content = {
  title: 'Contact and help',
  description:
    'Answers on booking, payment, changes, refunds, baggage, check-in and the club; our phone number, e-mail address and offices, and how to complain.',
  lead: `Look for an answer here first. If there is none, call ${say.phone}, day and night.`,
  keywords: [
    'help',
    'FAQ',
    'customer service',
    'phone',
    'e-mail',
    'office',
    'complaint',
    'hotline',
  ],
  sections: [
    {
      id: 'find',
      title: 'Find an answer',
      blocks: [{ kind: 'figure', name: 'search' }],
    },
    {
      id: 'reach-us',
      title: 'Reach us',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: 'Phone',
              value: `${say.phone}, ${say.number(phoneHoursPerDay)} hours a day, in English, Cantonese, Mandarin and Japanese. You pay for a call to Shanghai; we charge nothing.`,
            },
            {
              term: 'E-mail',
              value: `${say.email}. You have an answer within ${workingDays(answerWorkingDays)}. If you fly sooner than that, please call.`,
            },
            {
              term: 'At the airport',
              value: 'Our counters and their hours are in the [airport guide](/guide/airport).',
            },
            {
              term: 'In the city',
              value: 'See [our offices](/guide/contact#offices).',
            },
          ],
        },
        'Have these ready, and it goes faster:',
        {
          kind: 'list',
          items: [
            'the booking reference or the ticket number;',
            'the name as on the ticket, and the e-mail address or phone number of the booking;',
            'flight number and date;',
            'for baggage: the receipt of your bag tag; for refunds: the proofs, as files.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'We never ask for it',
          text: 'Nobody from our service asks for your password, a verification code or the whole number of your card. If someone does, hang up and call us at the number above.',
        },
      ],
    },
    {
      id: 'booking',
      title: 'Booking',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'How far ahead can I book?',
              answer: [
                `${say.span(LIMITS.bookingHorizonDays, 'day')} ahead. Return and multi-city trips need all their flights within that time.`,
              ],
            },
            {
              question: 'How many people can be in one booking?',
              answer: [
                `Up to ${say.number(LIMITS.travellersPerBooking)}, with at least one adult of ${say.number(LIMITS.guardianFromAge)} or over. For more, call us: groups have fares and conditions of their own.`,
              ],
            },
            {
              question: 'There is a mistake in a name. Can it be corrected?',
              answer: [
                `As long as it is the same person, yes: call ${say.phone} with the booking reference and a copy of the passport. A ticket cannot be passed on to someone else.`,
              ],
            },
            {
              question: 'Why did the price change while I was booking?',
              answer: [
                `The price we show is held for ${minutes(LIMITS.offerMinutes)}. After that we look again; if it is another one, we show you both and you decide. What you have typed stays.`,
              ],
            },
            {
              question: 'Who counts as a child or an infant?',
              answer: [
                `Infants are ${say.span(LIMITS.infantFromDays, 'day')} to under ${say.number(LIMITS.childFromAge)} years old, children ${say.number(LIMITS.childFromAge)} to ${say.number(LIMITS.adultFromAge - 1)}, by their age on the day of departure. [Documents and guardians](/passenger/PassengersService#children)`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'How long do I have to pay?',
              answer: [
                `${minutes(LIMITS.paymentWindowMinutes)} for a flight, ${minutes(LIMITS.seatHoldMinutes)} for preferred seats. The time left stands on the payment page. Afterwards the order is cancelled and nothing is charged.`,
              ],
            },
            {
              question: 'I have paid, but the order says that it is not. What now?',
              answer: [
                'Choose “already paid” on the payment page: we ask the payment provider at once. You cannot pay twice for the same order; should money arrive too late, it goes back to you by itself.',
              ],
            },
            {
              question: 'In which currency do I pay?',
              answer: [
                'In Chinese yuan (CNY). Prices in other currencies are approximate, at the rate of the day, and marked with ≈. Your bank may add a fee for foreign payments.',
              ],
            },
            {
              question: 'Can I pay with points?',
              answer: [
                `Yes, for the fare and for seats, not for taxes: one point is worth ${say.money(LIMITS.pointValueMinorUnits)}. You need your points password of ${say.number(LIMITS.consumptionPassword.digits)} digits.`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'How do I change my date?',
              answer: [
                `Open your booking under “Manage booking”, choose passengers and flights, and pick another day. It can be done ${LIMITS.dateChangesPerTicket === 1 ? 'once' : `${say.number(LIMITS.dateChangesPerTicket)} times`} online for each ticket; you see the fee and the difference in fare before you confirm.`,
              ],
            },
            {
              question: 'Can only some of us change?',
              answer: [
                'Yes, as long as children and infants stay with a guardian in both parts of the party.',
              ],
            },
            {
              question: 'You have changed my flight. What can I do?',
              answer: [
                `Take the new flight, or change free of charge to a day up to ${say.span(LIMITS.freeDateChangeDays, 'day')} before or after the original date, on the same route and in the same cabin. It does not count as your own change. You can also have your money back.`,
              ],
            },
            {
              question: 'Can I change the route?',
              answer: [
                'No. Ask for a refund under the conditions of your fare, and book the new route. If only a part of the trip changes, call us before you fly.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'What do I get back?',
              answer: [
                'Always the taxes of flights not flown. Of the fare, what your fare brand allows, less its fee: both are shown when you book and again before you confirm the refund.',
              ],
            },
            {
              question: 'When do I get my money?',
              answer: [
                `Within ${workingDays(LIMITS.refundWorkingDays)} of a complete request, the way you paid. Your bank may need some days more. Points come back first, with the same expiry.`,
              ],
            },
            {
              question: 'I am ill. Do I get more back?',
              answer: [
                `Illness and bereavement are reviewed with proof: up to ${say.number(LIMITS.refundProof.files)} files (JPG, PNG, WebP or PDF) of ${say.measure(megabytes, 'megabyte')} each.`,
              ],
            },
            {
              question: 'Why can I not ask for a refund of my flight?',
              answer: [
                'Either you are checked in, or a preferred seat on it is not paid yet. Cancel the check-in or the seat first. Tickets bought elsewhere are refunded where you bought them.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'baggage',
      title: 'Baggage',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'How much baggage may I take?',
              answer: [
                'It depends on cabin, fare and card: the calculator under [checked baggage](/checkedBaggage) tells you. What fits in the cabin stands under [cabin baggage](/carryOnBaggage).',
              ],
            },
            {
              question: 'My ticket has no free baggage. Can I add some?',
              answer: [
                'Yes, by phone or at the counter. By phone it costs less: [prices of extra bags](/checkedBaggage).',
              ],
            },
            {
              question: 'My bag has not arrived, or is damaged. What do I do?',
              answer: [
                'Go to the baggage service before you leave the arrivals hall and have a report written; you get a number. We deliver the bag to your address. Keep receipts of what you had to buy, and claim in time: [deadlines](/checkedBaggage).',
              ],
            },
            {
              question: 'I left something on board.',
              answer: [
                `Write to ${say.email} with flight number, date and seat, and describe it. What is found is kept and returned to the airport of your choice.`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'check-in',
      title: 'Check-in and seats',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'When can I check in online?',
              answer: [
                `From ${hours(LIMITS.checkInOpensMinutes)} to ${minutes(LIMITS.checkInClosesMinutes)} before departure. Counters close at the same time.`,
              ],
            },
            {
              question: 'Can I check in others too?',
              answer: [
                `Yes, yourself and up to ${say.number(LIMITS.fellowPassengers)} travellers with you. Children are checked in together with an adult.`,
              ],
            },
            {
              question: 'Can I cancel a check-in?',
              answer: [
                `Until check-in closes, up to ${say.number(LIMITS.checkInCancellationsPerSegment)} times for each flight, with a code that we send to the contact used at check-in.`,
              ],
            },
            {
              question: 'Why can I not check in or choose a seat online?',
              answer: [
                'Most often because a special service is on the booking: then we do both for you, [as told here](/passenger#before-you-book). Or a preferred seat on this flight is still unpaid: pay or cancel it.',
              ],
            },
            {
              question: 'Who may sit in an exit row?',
              answer: [
                `Travellers from ${say.number(LIMITS.emergencyExitMinAge)} to ${say.number(LIMITS.emergencyExitMaxAge)} who are able and willing to help, without infants, children in their care or a special service. The seat is confirmed at the counter.`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'special-care',
      title: 'Special care',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'How do I order a wheelchair?',
              answer: [
                `By phone or e-mail, ${say.span(CARE_SERVICES.WCHR.noticeHours, 'hour')} before departure. It is free. [All services with their deadlines](/passenger/PassengersService)`,
              ],
            },
            {
              question: 'I am pregnant. Until when can I fly?',
              answer: [
                `Until the end of week ${say.number(EXPECTANT_MOTHERS.single.noTravelFromWeek - 1)}, with a certificate from week ${say.number(EXPECTANT_MOTHERS.single.certificateFromWeek)} on; with twins it is earlier. [Week by week](/passenger/detailService/pregnantWoman)`,
              ],
            },
            {
              question: 'Can my child fly alone?',
              answer: [
                `No. Everyone under ${say.number(LIMITS.guardianFromAge)} needs an adult in the same booking. [Why](/passenger/detailService#minors)`,
              ],
            },
            {
              question: 'How do I order a special meal?',
              answer: [
                'When you book, by phone, or later with your booking reference: [meals and their codes](/inFlightMeals).',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'club',
      title: say.club,
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'When are my points credited?',
              answer: [
                `Within ${workingDays(LIMITS.pointsCreditWorkingDays)} of the flight. If they are missing after that, write to us with the ticket number and the boarding pass.`,
              ],
            },
            {
              question: 'How do I reach the next level?',
              answer: [
                `By points or by flown segments of the last ${say.number(LIMITS.segmentStatisticsMonths)} calendar months. What each card asks for stands under [cards and levels](/memberIntro/vipMemberSystem).`,
              ],
            },
            {
              question: 'Can I collect with another airline’s programme?',
              answer: [
                'Enter its number when you book or check in. Which programmes take part stands under [partner airlines](/memberIntro/partners).',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Account',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'I have forgotten my password.',
              answer: [
                `Choose “Forgotten?” beside the password and have a code sent to you. The new one has ${say.number(LIMITS.loginPassword.minLength)} to ${say.number(LIMITS.loginPassword.maxLength)} characters, letters and digits.`,
              ],
            },
            {
              question: 'The verification code does not come.',
              answer: [
                `Look in the spam folder, and ask again after ${say.number(LIMITS.verificationCode.resendSeconds)} seconds. A code has ${say.number(LIMITS.verificationCode.digits)} digits and is valid for ${minutes(LIMITS.verificationCode.validMinutes)}; only the last one counts.`,
              ],
            },
            {
              question: 'How do I change my name or identity document?',
              answer: [
                `What has been verified can only be changed by our service: call ${say.phone} and have the new document at hand.`,
              ],
            },
            {
              question: 'How do I close my account or see what you store?',
              answer: [
                'The [privacy policy](/privacyPolicy) says what we keep and why. Requests are answered by the address named there.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'website',
      title: 'Website and receipts',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'How do I find my booking without an account?',
              answer: [
                `By e-mail address, or by ticket or identity number, each with a name. We then send a code to the contact of the booking; it opens the order for ${minutes(LIMITS.orderAccessMinutes)}. Only bookings made on this site are found.`,
              ],
            },
            {
              question: 'Where do I get a receipt?',
              answer: [
                `In your order, as a PDF: until ${say.span(LIMITS.receiptDaysAfterUse, 'day')} after the last flight, or for ${say.span(LIMITS.receiptYearsFromPurchase, 'year')} from the purchase while flights are unused.`,
              ],
            },
            {
              question:
                'Does the site work with a screen reader, by keyboard and on small screens?',
              answer: [
                `Yes, with all of them, and in a dark mode. If something is in your way, write to ${say.email}: we mend it.`,
              ],
            },
            {
              question: 'How do I know that a message is really from you?',
              answer: [
                `Our mails come from the domain of ${say.email} and never carry a payment link outside this site. When in doubt, open the site by hand or call us.`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'offices',
      title: 'Our offices',
      blocks: [
        {
          kind: 'table',
          caption: 'Ticket offices, Monday to Friday in local time; closed on public holidays',
          columns: ['City', 'Phone', 'Open', 'Address'],
          rows: OFFICES.map(({ name, address, opens, closes, phone }) => [
            name.en,
            `[${phone.display}](tel:${phone.e164})`,
            `${opens}–${closes}`,
            address.en,
          ]),
        },
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: [
        'Something went wrong? Tell us, with your booking reference and what you expect from us.',
        {
          kind: 'steps',
          items: [
            `Write to ${say.email}, or call ${say.phone}. The receipt is confirmed within ${say.span(complaint.confirmDays, 'day')}, with a number.`,
            `You have an answer, and where it is due your money, within ${workingDays(complaint.answerWorkingDays)}. If we need longer, we say why and until when.`,
            'Not satisfied? Answer with “review” and the number: someone who has not decided before looks at it again.',
            `After that you can turn to the authority: the consumer line ${complaint.authorityPhone} of the Civil Aviation Administration of China, or the one of the country you left from. In the European Union and the United Kingdom you can do so ${say.span(complaint.authorityAfterWeeks, 'week')} after your complaint.`,
          ],
        },
        'Your rights when a flight is late, cancelled or full, and when baggage is lost, stand in the [conditions of carriage](/transportationConditions).',
      ],
    },
  ],
};
