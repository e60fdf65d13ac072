import { CUSTOMER_SERVICE } from '#schema/codes/base/customer-service.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { OFFICES } from '#schema/codes/base/offices.ts';
import { CARE_SERVICES } from '#schema/codes/travellers/care-services.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const { complaint, answerWorkingDays, phoneHoursPerDay } = CUSTOMER_SERVICE;
const minutes = (value: number) => say.span(value, 'minute');
const hours = (value: number) => say.span(value / 60, 'hour');
const workingDays = (value: number) => `${say.number(value)} working days`;
const changes =
  LIMITS.dateChangesPerTicket === 1 ? 'once' : `${say.number(LIMITS.dateChangesPerTicket)} times`;
const megabytes = LIMITS.refundProof.bytes / 1024 / 1024;

export const en: Content = {
  title: 'Contact and help',
  description:
    'Answers on booking, payment, changes, refunds, baggage, check-in and the club; our phone number, e-mail address and offices; and how to complain.',
  lead: `Find an answer here first. If you can’t, call us on ${say.phone} at any time, day or night.`,
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
      title: 'Contact us',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: 'Phone',
              value: `${say.phone}, ${say.number(phoneHoursPerDay)} hours a day, in English, Cantonese, Mandarin and Japanese. You pay only for the call to ${say.city}.`,
            },
            {
              term: 'E-mail',
              value: `${say.email}. We reply within ${workingDays(answerWorkingDays)}. If you’re flying sooner than that, please call.`,
            },
            {
              term: 'At the airport',
              value:
                'Find our check-in counters and their hours in the [airport guide](/guide/airport).',
            },
            {
              term: 'In the city',
              value: 'See [our offices](/guide/contact#offices).',
            },
          ],
        },
        'To help us answer faster, please have ready:',
        {
          kind: 'list',
          items: [
            'your booking reference or ticket number;',
            'the name on the ticket, and the e-mail address or phone number in the booking;',
            'your flight number and date;',
            'for baggage, your bag tag receipt; for refunds, your supporting documents as files.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'We’ll never ask for your password',
          text: 'Our staff will never ask for your password, a verification code or your full card number. If anyone does, hang up and call us on the number above.',
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
                `${say.span(LIMITS.bookingHorizonDays, 'day')} ahead. All flights of a return or multi-city trip must fall within that time.`,
              ],
            },
            {
              question: 'How many people can be in one booking?',
              answer: [
                `Up to ${say.number(LIMITS.travellersPerBooking)}, including at least one adult aged ${say.number(LIMITS.guardianFromAge)} or over. For more passengers, call us: groups have their own fares and conditions.`,
              ],
            },
            {
              question: 'There’s a mistake in a name. Can I correct it?',
              answer: [
                `Yes, as long as it’s the same person. Before you pay, correct it yourself on the payment page. After that, call ${say.phone} with your booking reference and a copy of the passport. You can’t transfer a ticket to someone else.`,
              ],
            },
            {
              question: 'Why did the price change while I was booking?',
              answer: [
                `We guarantee the price we show for ${minutes(LIMITS.offerMinutes)}. After that, we check it again. If it has changed, we show you both prices and you decide. We keep everything you’ve entered.`,
              ],
            },
            {
              question: 'Who counts as a child or an infant?',
              answer: [
                `By age on the day of departure, infants are ${say.span(LIMITS.infantFromDays, 'day')} to under ${say.number(LIMITS.childFromAge)} years old, and children are ${say.number(LIMITS.childFromAge)} to ${say.number(LIMITS.adultFromAge - 1)}. See [documents and guardians](/passenger/PassengersService#children).`,
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
                say.online(
                  'SELECT_SEAT',
                  `${minutes(LIMITS.paymentWindowMinutes)} for a flight, ${minutes(LIMITS.seatHoldMinutes)} for preferred seats. The payment page shows how long you have left. After that, we cancel the booking and nothing is charged.`,
                  `${minutes(LIMITS.paymentWindowMinutes)}. The payment page shows how long you have left. After that, we cancel the booking and nothing is charged.`,
                ),
              ],
            },
            {
              question: 'I’ve paid, but my booking still shows as unpaid. What should I do?',
              answer: [
                `Choose “${say.label('booking-payment.alreadyPaid')}” on the payment page, and we’ll check with the payment provider straight away. You can’t be charged twice for the same booking, and late payments are refunded automatically.`,
              ],
            },
            {
              question: 'In which currency do I pay?',
              answer: [
                `In ${say.currency} (${say.currencyCode}). Prices in other currencies are approximate, converted at the day’s rate and marked with ≈. Your bank may charge a foreign transaction fee.`,
              ],
            },
            {
              question: 'Can I pay with points?',
              answer: [
                say.online(
                  'PAY_WITH_POINTS',
                  `Yes, for fares, seats and extras, but not for taxes: one point is worth ${say.money(LIMITS.pointValueMinorUnits)}. Your ${say.number(LIMITS.consumptionPassword.digits)}-digit points password protects them.`,
                  `Yes, but not on this website yet: please call us. Points can pay for fares, seats and extras, but not taxes: one point is worth ${say.money(LIMITS.pointValueMinorUnits)}. Your ${say.number(LIMITS.consumptionPassword.digits)}-digit points password protects them.`,
                ),
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
                say.online(
                  'CHANGE_DATE',
                  `Open your booking under ${say.page('/order/flightOrderDetail')}, choose the passengers and flights, then a new date. If your fare allows it, you can change each ticket ${changes}. You’ll see the change fee and the fare difference before you confirm.`,
                  `Call us with your booking reference: you can’t change dates on this website yet. If your fare allows it, you can change each ticket ${changes}. We’ll tell you the change fee and the fare difference before you confirm.`,
                ),
              ],
            },
            {
              question: 'Can only some of us change our date?',
              answer: ['Yes, as long as children and infants still travel with a guardian.'],
            },
            {
              question: 'You’ve changed my flight. What are my options?',
              answer: [
                `You can take the new flight, or change free of charge to a date up to ${say.span(LIMITS.freeDateChangeDays, 'day')} before or after the original, on the same route and in the same cabin. This doesn’t count as your own change. You can also request a refund until departure. ${say.online(
                  'CHANGE_DATE',
                  `To change, choose in your booking under ${say.page('/order/flightOrderDetail')}, up to ${say.span(LIMITS.decideByHours, 'hour')} before the new departure.`,
                  'Call us with your booking reference.',
                )}`,
              ],
            },
            {
              question: 'Can I change the route?',
              answer: [
                'No. Request a refund under your fare conditions and book the new route. If only part of your trip changes, call us before you fly.',
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
              question: 'How much will I get back?',
              answer: [
                say.online(
                  'REFUND',
                  `You always get back the taxes for flights you haven’t flown. How much of the fare you get back, and the fee, depend on your fare conditions; we show both when you book. To request a refund, open your booking under ${say.page('/order/flightOrderDetail')}.`,
                  'You always get back the taxes for flights you haven’t flown. How much of the fare you get back, and the fee, depend on your fare conditions; we show both when you book. To request a refund, call us: you can’t do it on this website yet.',
                ),
              ],
            },
            {
              question: 'When will I get my refund?',
              answer: [
                `Within ${workingDays(LIMITS.refundWorkingDays)} (in mainland China) of receiving your complete request, to your original payment method. Your bank may need a few more days. We return points first, with the same expiry date.`,
              ],
            },
            {
              question: 'I’m ill. Can I get more back?',
              answer: [
                `Yes. In cases of serious illness or bereavement, we refund without a fee once we’ve reviewed your request. Send us supporting documents: up to ${say.number(LIMITS.refundProof.files)} files (JPG, PNG, WebP or PDF) of up to ${say.measure(megabytes, 'megabyte')} each.`,
              ],
            },
            {
              question: 'Why can’t my flight be refunded?',
              answer: [
                'You may have checked in, or have an unpaid preferred seat on that flight. Cancel the check-in or the seat first. For tickets bought elsewhere, ask the seller for a refund.',
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
              question: 'How much baggage can I take?',
              answer: [
                'It depends on your cabin, fare and card. Use the calculator under [checked baggage](/checkedBaggage). For what you can take on board, see [cabin baggage](/carryOnBaggage).',
              ],
            },
            {
              question: 'My fare doesn’t include checked baggage. Can I add some?',
              answer: [
                'Yes: [online](/order/equityOrder?extra=EXTRA_BAG), by phone or at the check-in counter, at the same price. See [extra baggage prices](/checkedBaggage#more-bags).',
              ],
            },
            {
              question: 'My bag hasn’t arrived, or it’s damaged. What should I do?',
              answer: [
                'Go to the baggage desk before you leave the baggage reclaim area. You’ll get a report with a reference number, and we’ll deliver the bag to your address. Keep receipts for anything you have to buy, and claim before the [deadlines](/checkedBaggage).',
              ],
            },
            {
              question: 'I left something on board. What should I do?',
              answer: [
                `Write to ${say.email} with your flight number, date, seat and a description. If we find it, we’ll keep it for you and return it to an airport of your choice.`,
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
              question: 'When can I check in?',
              answer: [
                say.online(
                  'CHECK_IN',
                  `Online from ${hours(LIMITS.checkInOpensMinutes)} before departure, or at the check-in counter. Both close ${minutes(LIMITS.checkInClosesMinutes)} before departure.`,
                  `At the check-in counter, until ${minutes(LIMITS.checkInClosesMinutes)} before departure. Online check-in, from ${hours(LIMITS.checkInOpensMinutes)} before departure, isn’t available on this website yet.`,
                ),
              ],
            },
            {
              question: 'Can I check in other passengers too?',
              answer: [
                `Yes, yourself and up to ${say.number(LIMITS.fellowPassengers)} passengers travelling with you. Children are checked in together with an adult.`,
              ],
            },
            {
              question: 'Can I cancel a check-in?',
              answer: [
                say.online(
                  'CHECK_IN',
                  `Yes, in your booking until check-in closes, up to ${say.number(LIMITS.checkInCancellationsPerSegment)} times per flight.`,
                  `Yes, until check-in closes, up to ${say.number(LIMITS.checkInCancellationsPerSegment)} times per flight. Call us or ask at the check-in counter.`,
                ),
              ],
            },
            {
              question: 'Why can’t I check in or choose a seat online?',
              answer: [
                `${say.online('CHECK_IN', 'Check-in may not be open yet, or may have closed.', 'You can’t check in on this website yet: please do so at the airport.')} ${say.online('SELECT_SEAT', 'Seats can be chosen until check-in closes.', 'To choose a seat, call us.')} If your booking includes special assistance, [we do both for you](/passenger#before-you-book).`,
              ],
            },
            {
              question: 'Who can sit in an exit row?',
              answer: [
                `Passengers aged ${say.number(LIMITS.emergencyExitMinAge)} to ${say.number(LIMITS.emergencyExitMaxAge)} who are able and willing to help in an emergency, without infants, children in their care or special assistance. We confirm the seat at the check-in counter.`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'special-care',
      title: 'Special assistance',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'How do I request a wheelchair?',
              answer: [
                `By phone or e-mail, at least ${say.span(CARE_SERVICES.WCHR.noticeHours, 'hour')} before departure. It’s free. See [all services and deadlines](/passenger/PassengersService).`,
              ],
            },
            {
              question: 'I’m pregnant. Until when can I fly?',
              answer: [
                `Until the end of week ${say.number(EXPECTANT_MOTHERS.single.noTravelFromWeek - 1)}, with a certificate from week ${say.number(EXPECTANT_MOTHERS.single.certificateFromWeek)}. For twins or more, it’s earlier. See the limits [week by week](/passenger/detailService/pregnantWoman).`,
              ],
            },
            {
              question: 'Can my child fly alone?',
              answer: [
                `No. Everyone under ${say.number(LIMITS.guardianFromAge)} needs an adult guardian in the same booking. See [why children can’t fly alone](/passenger/detailService#minors).`,
              ],
            },
            {
              question: 'How do I request a special meal?',
              answer: [
                say.online(
                  'ORDER_SPECIAL_MEAL',
                  `Open your booking under ${say.page('/order/flightOrderDetail')} and choose a meal for each passenger. See [meals and their codes](/inFlightMeals).`,
                  'Call us with your booking reference: you can’t order special meals on this website yet. See [meals and their codes](/inFlightMeals).',
                ),
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
                say.online(
                  'SIGN_IN',
                  `Within ${workingDays(LIMITS.pointsCreditWorkingDays)} of the flight. If they’re still missing after that, claim the flight in your account, under “${say.label('account-flight-segments.title')}”.`,
                  `Within ${workingDays(LIMITS.pointsCreditWorkingDays)} of the flight. If they’re still missing after that, write to us with your ticket number and boarding pass.`,
                ),
              ],
            },
            {
              question: 'How do I reach the next level?',
              answer: [
                `By status points or by segments flown in the last ${say.number(LIMITS.segmentStatisticsMonths)} calendar months. See what each card requires under [cards and levels](/memberIntro/vipMemberSystem).`,
              ],
            },
            {
              question: 'Can I earn with another airline’s programme?',
              answer: [
                'Yes. Enter your number for that programme when you book, or give it at the check-in counter. See which programmes take part under [partner airlines](/memberIntro/partners).',
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
              question: 'I’ve forgotten my password. What should I do?',
              answer: [
                say.online(
                  'SIGN_IN',
                  `On the sign-in page, ask for a code by phone or e-mail and set a new one. It needs ${say.number(LIMITS.loginPassword.minLength)} to ${say.number(LIMITS.loginPassword.maxLength)} characters, with both letters and digits.`,
                  `You can’t sign in on this website yet, so please call us. A new password needs ${say.number(LIMITS.loginPassword.minLength)} to ${say.number(LIMITS.loginPassword.maxLength)} characters, with both letters and digits.`,
                ),
              ],
            },
            {
              question: 'I haven’t received my verification code. What should I do?',
              answer: [
                `Check your spam folder, and ask for another code after ${say.number(LIMITS.verificationCode.resendSeconds)} seconds. A code has ${say.number(LIMITS.verificationCode.digits)} digits and is valid for ${minutes(LIMITS.verificationCode.validMinutes)}. Only the latest code works.`,
              ],
            },
            {
              question: 'How do I change my name or identity document?',
              answer: [
                `Once verified, these details can only be changed by our staff. Call ${say.phone} with your new document to hand.`,
              ],
            },
            {
              question: 'How do I close my account or see my data?',
              answer: [
                say.online(
                  'SIGN_IN',
                  `In your account, under “${say.label('account-edit-info.title')}”: you can download your data there or close your account. The [privacy policy](/privacyPolicy) explains what we keep and why.`,
                  'The [privacy policy](/privacyPolicy) explains what we keep and why. Send your request to the address given there.',
                ),
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
              question: say.online(
                'SIGN_IN',
                'How do I find my booking without an account?',
                'How do I find my booking?',
              ),
              answer: [
                `Enter your booking reference, ticket number, e-mail address or travel document number, and a passenger’s name, under “${say.label('shell.nav.manage')}”. We’ll send a code to the booking’s e-mail address. Enter it to view the booking for ${minutes(LIMITS.orderAccessMinutes)}. You can only find bookings made on this site.`,
              ],
            },
            {
              question: 'Where do I get a receipt?',
              answer: [
                `Download it as a PDF from your booking until ${say.span(LIMITS.receiptDaysAfterUse, 'day')} after your last flight, or for ${say.span(LIMITS.receiptYearsFromPurchase, 'year')} from purchase if you have unused flights.`,
                `If an employer or an authority needs a document for one ticket only, see ${say.page('/itineraryConfirmation')}.`,
              ],
            },
            {
              question: 'Does the site work with a screen reader, a keyboard and small screens?',
              answer: [
                `Yes, all three, and dark mode too. If something doesn’t work for you, write to ${say.email} and we’ll fix it.`,
              ],
            },
            {
              question: 'How do I know a message is really from you?',
              answer: [
                `Our e-mails come from the same domain as ${say.email} and only ever link to this site for payment. If in doubt, type our address into your browser or call us.`,
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
          caption: 'Ticket offices, open Monday to Friday, local time; closed on public holidays',
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
        'If something went wrong, tell us what happened and how you’d like us to put it right. Please include your booking reference.',
        {
          kind: 'steps',
          items: [
            `Write to ${say.email}, or call ${say.phone}. We’ll confirm that we’ve received it within ${say.span(complaint.confirmDays, 'day')} and give you a case number.`,
            `We’ll reply, and pay any money due to you, within ${workingDays(complaint.answerWorkingDays)}. If we need longer, we’ll tell you why and by when to expect an answer.`,
            'Not satisfied? Reply with “review” and your case number, and a different member of staff will look at it again.',
            `After that, you can contact the authorities: the Civil Aviation Administration of China’s consumer line on ${complaint.authorityPhone}, or the authority in your country of departure. In the European Union and the United Kingdom, you can do so ${say.span(complaint.authorityAfterWeeks, 'week')} after your complaint.`,
          ],
        },
        'The [conditions of carriage](/transportationConditions) set out your rights when a flight is delayed, cancelled or full, and when baggage is lost.',
      ],
    },
  ],
};
