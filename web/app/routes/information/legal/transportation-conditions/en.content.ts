import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { DISRUPTION } from '#schema/codes/flights/disruption.ts';
import { LIABILITY } from '#schema/codes/flights/liability.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const { care, payment, deniedBoarding, europe, britain } = DISRUPTION;
const euro = say.money(europe.compensation.amount, europe.compensation.currency);
const pound = say.money(britain.compensation.amount, britain.compensation.currency);
const sdr = (amount: number) => `${say.number(amount)} SDR`;
const hours = (count: number) => say.span(count, 'hour');

export const en: Content = {
  title: 'Conditions of carriage',
  description: `Your rights and those of ${say.airline}, from booking to baggage collection: tickets, changes, refunds, delays, baggage and liability.`,
  lead: `These conditions apply to every journey on a ticket issued by ${say.airline}. Your fare conditions, shown before you pay and on your itinerary receipt, form part of them.`,
  keywords: ['terms', 'contract', 'rules', 'Montreal Convention', 'compensation', 'no-show'],
  sections: [
    {
      id: 'scope',
      title: 'What these conditions cover',
      blocks: [
        `“We” means ${say.airline}; “you” means every passenger on the ticket. If you book for others, you accept these conditions on their behalf and must tell them what they say.`,
        'They apply to flights with our flight number. If another airline operates the flight, we tell you its name before you book. We remain your contracting carrier, but the operating airline’s rules on safety, check-in and cabin baggage apply.',
        'Conventions and laws that can’t be excluded by agreement take precedence, followed by your fare conditions and then this text. If one clause is invalid, the others remain in force.',
      ],
    },
    {
      id: 'tickets',
      title: 'Tickets',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your ticket is electronic. The contract begins when the ticket number is issued, not when you submit the booking.',
            'A ticket is personal. You can’t give or sell it to anyone else.',
            `A ticket is valid for ${say.span(LIMITS.ticketValidityYears, 'year')} from the date of issue or, once you’ve started to travel, from the first flight.`,
            'Use the flights in the order on the ticket. If you miss one without telling us first, we may cancel the later flights on the same ticket: see [missed flights](#missed-flights).',
            `You can download the itinerary receipt until ${say.span(LIMITS.receiptDaysAfterUse, 'day')} after the last flight, or until ${say.span(LIMITS.receiptYearsFromPurchase, 'year')} after purchase if you have unused flights. Receipts aren’t available for refunded tickets.`,
            say.online(
              'CHECK_IN',
              'If you bought your ticket from an agent or on another site, ask them for changes and refunds. You can still check in and choose seats with us.',
              'If you bought your ticket from an agent or on another site, ask them for changes and refunds. You can still choose a seat with us by phone and check in at the counter.',
            ),
          ],
        },
      ],
    },
    {
      id: 'travellers',
      title: 'Who may travel, and with whom',
      blocks: [
        {
          kind: 'table',
          caption: 'Passenger types, by age on the local day of each departure',
          columns: ['Type', 'Age', 'Seat'],
          rows: [
            ['Adult', `${say.number(LIMITS.adultFromAge)} or over`, 'Own seat'],
            [
              'Child',
              `${say.number(LIMITS.childFromAge)} to ${say.number(LIMITS.adultFromAge - 1)}`,
              'Own seat',
            ],
            [
              'Infant',
              `From ${say.span(LIMITS.infantFromDays, 'day')}, under ${say.span(LIMITS.childFromAge, 'year')}`,
              'On the lap of an adult',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            `Your age on the first flight sets the passenger type. But an infant who turns ${say.number(LIMITS.childFromAge)} before a later flight must be booked as a child for the whole journey.`,
            `Each booking needs an adult aged ${say.number(LIMITS.guardianFromAge)} or over. Each of these adults may take ${say.number(LIMITS.dependantsPerGuardian)} children, or one child and ${LIMITS.infantsPerGuardian === 1 ? 'one infant' : `${say.number(LIMITS.infantsPerGuardian)} infants`}.`,
            `Passengers aged ${say.number(LIMITS.adultFromAge)} to ${say.number(LIMITS.guardianFromAge - 1)} pay the adult fare and can’t be the accompanying adult.`,
            `A booking can include up to ${say.number(LIMITS.travellersPerBooking)} passengers.`,
            'Names must match the travel document. Tell us about any spelling mistake before you travel. Replacing one person with another isn’t a correction.',
          ],
        },
        'If you need a wheelchair, oxygen or a stretcher, or you’re pregnant, we need to make arrangements in advance: see [special assistance](/passenger). Children can’t travel alone.',
      ],
    },
    {
      id: 'fares',
      title: 'Fares, taxes and payment',
      blocks: [
        {
          kind: 'list',
          items: [
            'The price covers carriage from the first to the last airport on the ticket, but not transport to or between airports. We show the fare, each tax or charge and our own fees separately. They add up to the total, and you pay no more than that total.',
            `We charge prices in ${say.currencyCode}. Amounts in other currencies are shown for reference, at the rate and date shown next to them.`,
            `We guarantee an offer for ${say.span(LIMITS.offerMinutes, 'minute')}. If the price changes before you submit your booking, we show you the difference and ask for your consent.`,
            say.online(
              'SELECT_SEAT',
              `After you submit your booking, we hold the flights for ${say.span(LIMITS.paymentWindowMinutes, 'minute')}. If you haven’t paid by then, we cancel the booking and charge nothing. We hold preferred seats for ${say.span(LIMITS.seatHoldMinutes, 'minute')}.`,
              `After you submit your booking, we hold the flights for ${say.span(LIMITS.paymentWindowMinutes, 'minute')}. If you haven’t paid by then, we cancel the booking and charge nothing.`,
            ),
            'If your payment reaches us after the booking has been cancelled, we automatically refund it to your original payment method.',
            `You can use ${say.club} points for the base fare, seats and extras, but not for taxes. If a ticket is refunded, we return points first.`,
          ],
        },
        'Taxes and charges are set by governments and airports. If one is introduced or increased after you buy your ticket, the law may require us to collect it. If one is abolished or reduced, you may claim the difference.',
      ],
    },
    {
      id: 'check-in',
      title: 'Check-in, seats and boarding',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: say.online('CHECK_IN', 'Online check-in opens', 'Check-in counters open'),
              value: say.online(
                'CHECK_IN',
                `${hours(LIMITS.checkInOpensMinutes / 60)} before departure`,
                `${hours(COUNTERS.openMinutes / 60)} before departure; in ${say.city}, ${hours(COUNTERS.hubOpenMinutes / 60)} before`,
              ),
            },
            {
              term: 'Check-in closes',
              value: say.online(
                'CHECK_IN',
                `${say.span(LIMITS.checkInClosesMinutes, 'minute')} before departure, online and at the check-in counter, including bag drop`,
                `${say.span(LIMITS.checkInClosesMinutes, 'minute')} before departure, including bag drop`,
              ),
            },
            {
              term: 'At the gate',
              value:
                'Be there by the time on your boarding pass. We don’t wait for late passengers.',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            'Seat selection is not guaranteed: we may move you for safety reasons or if the aircraft changes. We refund any seat you paid for and didn’t get.',
            `Seats by an emergency exit are for passengers aged ${say.number(LIMITS.emergencyExitMinAge)} to ${say.number(LIMITS.emergencyExitMaxAge)} who are able and willing to help in an emergency and have no child in their care. We confirm these seats at the check-in counter.`,
            'Passengers with special assistance must check in at the counter, where we make sure everything is in place.',
            'The airport and the authorities screen you and your baggage. You can’t fly without security screening.',
          ],
        },
      ],
    },
    {
      id: 'documents',
      title: 'Passports, visas and entry rules',
      blocks: [
        'You’re responsible for having valid travel documents, visas and certificates for every country on your route, including transit. You must carry the document named in the booking, and it must be valid until the end of your journey. Some countries require longer validity.',
        'We check documents before boarding and report passenger details to authorities that require them. If a country refuses you entry, you pay for your return and for any fine charged to us because of your documents. We refund the unused part of the ticket under its fare conditions.',
      ],
    },
    {
      id: 'baggage',
      title: 'Baggage',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your free allowance depends on your fare and is shown on your itinerary receipt. For sizes, weights and extra baggage prices, see [checked baggage](/checkedBaggage) and [cabin baggage](/carryOnBaggage).',
            'Put your name and phone number on and inside every bag. Keep with you your documents, money, medicines, keys, electronics and anything fragile or irreplaceable.',
            'We don’t carry dangerous goods, weapons or anything prohibited by law. Power banks and spare batteries must travel in the cabin. We may open a bag in your absence if the authorities order it.',
            'Your bag travels on your flight where possible. If it arrives later, we deliver it to your address free of charge, unless customs require you to be present.',
            'You may declare a higher value for a checked bag at the check-in counter for a fee. The limit of our liability then rises to that value.',
          ],
        },
      ],
    },
    {
      id: 'conduct',
      title: 'Conduct on board',
      blocks: [
        'Follow the crew’s instructions. The captain makes the final decision on safety. On all flights you must not smoke or vape, drink alcohol that the crew haven’t served, harass or threaten anyone, film crew or passengers against their will, or use a device when the crew ask you to switch it off.',
        'If you endanger or harass others, we may restrain you, remove you from the aircraft, hand you over to the authorities and refuse to carry you on later flights. You must pay for any damage you cause, including the cost of a diversion.',
      ],
    },
    {
      id: 'refusal',
      title: 'When we may refuse to carry you',
      blocks: [
        'We may refuse carriage, before or during the journey, only for reasons such as these:',
        {
          kind: 'list',
          items: [
            'safety, health or the law requires it, or an authority orders it;',
            'you refuse security screening, can’t prove your identity, or don’t have a document required for the journey;',
            'your condition is a danger to you or others, or you need assistance that wasn’t arranged and that we can’t provide;',
            'the ticket hasn’t been paid for, was obtained unlawfully, or belongs to someone else;',
            'you didn’t follow instructions on this or an earlier flight, and we have reason to believe you may do so again.',
          ],
        },
        'We tell you the reason, in writing if you ask. If you aren’t at fault, we refund the unused part of the ticket without a fee.',
      ],
    },
    {
      id: 'changes',
      title: 'If you change your date',
      blocks: [
        {
          kind: 'list',
          items: [
            say.online(
              'CHANGE_DATE',
              `You may change the date online ${LIMITS.dateChangesPerTicket === 1 ? 'once' : `${say.number(LIMITS.dateChangesPerTicket)} times`} per passenger and ticket, before departure and if your fare allows it. The route, names and cabin stay the same.`,
              `You may change the date by phone ${LIMITS.dateChangesPerTicket === 1 ? 'once' : `${say.number(LIMITS.dateChangesPerTicket)} times`} per passenger and ticket, before departure and if your fare allows it. The route, names and cabin stay the same.`,
            ),
            'We itemise the cost before you confirm: your fare’s change fee, the fare difference and the tax difference.',
            'Children and infants must change together with their accompanying adult. If only some of you change, each group with children or infants must still include one.',
            'Before you change, pay for or cancel any unpaid preferred seats. If you’ve checked in, cancel your check-in.',
          ],
        },
        `To change again, or to change your route, call ${say.phone}. Before we book anything, we tell you whether your fare allows it and what it costs.`,
      ],
    },
    {
      id: 'refunds',
      title: 'If you request a refund',
      blocks: [
        {
          kind: 'list',
          items: [
            'We refund the refundable fare and taxes, less your fare’s processing fee. The fee is never higher than the fare, and we refund unused taxes even if the fare isn’t refundable.',
            `We refund the card or account you paid with, within ${say.number(LIMITS.refundWorkingDays)} working days in mainland China of receiving your complete request. Your bank may take longer to show it.`,
            say.online(
              'REFUND',
              'Request a refund while the ticket is valid, through your [booking](/order/flightOrderDetail) or customer service. Cancel your check-in first.',
              'Ask customer service for a refund while the ticket is valid. You’ll find the ticket number in your [booking](/order/flightOrderDetail). Cancel your check-in first.',
            ),
            `If the passenger or a close relative has died or is seriously ill, send us supporting documents (up to ${say.number(LIMITS.refundProof.files)} files, as images or PDF), and we won’t charge a fee. To see how we treat these documents, read [sensitive personal information](/sensitiveRules).`,
          ],
        },
        'We review each request before paying it. If we reject yours, we tell you why, and you may request it again.',
      ],
    },
    {
      id: 'missed-flights',
      title: 'Missed flights',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          title: 'Tell us before departure',
          text: 'If you don’t take a flight and haven’t changed or cancelled it before departure, we add your fare’s no-show fee to any later change or refund fee, and may cancel the onward and return flights on the ticket.',
        },
        `If you still want to use the remaining flights, call ${say.phone} before the next one. We keep them if your fare allows it or once you’ve paid the difference. We charge nothing if you missed the flight because of illness, an accident or another event beyond your control.`,
        'If you miss a connection on one ticket because of us, we take you to your destination on the next available flight at no charge.',
      ],
    },
    {
      id: 'disruption',
      title: 'If we change, delay or cancel a flight',
      blocks: [
        'We tell you as soon as we know, using the contact details in your booking, and update [flight status](/flightStatus).',
        `If we cancel a flight, change it by ${say.span(DISRUPTION.considerableChangeMinutes, 'minute')} or more, or make you miss a connection, you can choose one of these, without a fee:`,
        {
          kind: 'list',
          items: [
            `another of our flights on the same route in the same cabin, from ${say.span(LIMITS.freeDateChangeDays, 'day')} before to ${say.span(LIMITS.freeDateChangeDays, 'day')} after the original date, which doesn’t count as your own date change;`,
            'if that’s too late for you, the next flight to your destination that we or a partner can offer;',
            'a refund of all unused flights, and of any flown flights that no longer serve your purpose, with a flight back to your starting point.',
          ],
        },
        `${say.online(
          'CHANGE_DATE',
          `Choose in your booking under ${say.page('/order/flightOrderDetail')}`,
          'Call us to choose',
        )}, up to ${say.span(LIMITS.decideByHours, 'hour')} before the new departure. If you don’t, the flight that we propose stays booked for you, and you can still have a refund until it departs.`,
        {
          kind: 'table',
          caption: 'What you get while you wait',
          columns: ['Waiting time', 'What we do'],
          rows: [
            [
              `From ${say.span(DISRUPTION.considerableChangeMinutes, 'minute')} of delay at departure`,
              'Until the flight departs, you can request a refund without a fee',
            ],
            [`From ${hours(care.mealsFromHours)}`, 'Drinks and a meal, whatever the cause'],
            [
              'Overnight',
              'A hotel, and transport to it. If weather, air traffic control or another outside cause delays the first flight of your journey, we help you find a room, but you pay for it unless local law says otherwise',
            ],
            [
              `On board, from ${hours(care.onBoardHours)}`,
              `Water and food, and use of the lavatories. After ${hours(care.leaveAircraftHours)} without a confirmed take-off time, you may leave the aircraft if it’s safe`,
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'Compensation if we’re at fault: crew, maintenance or scheduling',
          columns: ['Delay on arrival', 'We pay each passenger'],
          rows: [
            [
              `${hours(payment.late.fromHours)} or more`,
              say.money(payment.late.amount, payment.currency),
            ],
            [
              `${hours(payment.veryLate.fromHours)} or more`,
              say.money(payment.veryLate.amount, payment.currency),
            ],
          ],
          numeric: true,
        },
        'We look after passengers who need assistance first.',
      ],
    },
    {
      id: 'europe',
      title: 'Flights from Europe',
      blocks: [
        `The European regulation on air passenger rights applies to flights from airports in the European Union, and the British regulation to flights from the United Kingdom. If you arrive ${hours(europe.arrivalDelayHours)} or more late, if the flight is cancelled less than ${say.span(europe.noticeDays, 'day')} before departure, or if you are denied boarding, you are entitled to ${euro}, or ${pound} from the United Kingdom, for the distances we fly from there. We may halve this if another flight gets you there no more than ${hours(europe.halvedUntilHours)} later than planned. No compensation is due if the delay or cancellation was caused by extraordinary circumstances that couldn’t have been avoided even if all reasonable measures had been taken.`,
        `If you wait ${hours(europe.careFromHours)} or more, you get meals and refreshments. If you have to stay overnight, you get a hotel. After ${hours(europe.refundFromHours)}, you can choose a refund instead of the flight. This applies whatever the cause.`,
        'You get the higher of this and our own compensation, not both.',
      ],
    },
    {
      id: 'denied-boarding',
      title: 'If a flight is full',
      blocks: [
        'If there are more passengers than seats, we first ask for volunteers and agree what they’ll get in return. Only then may we deny boarding, starting with the last passengers to check in. Families with infants and passengers who need assistance board first.',
        `If you are denied boarding against your will, after checking in on time with valid documents, you have the same choices and care as for a cancellation. We also pay you ${say.money(deniedBoarding.amount, deniedBoarding.currency)} immediately, or the amount required by law at your place of departure if that’s higher. If we seat you in a lower cabin than you paid for, we refund the difference.`,
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        `The Montreal Convention of ${LIABILITY.conventionYear} applies to international carriage, or the Warsaw Convention if a country on your route hasn’t joined it. Its limits are in Special Drawing Rights (SDR) of the International Monetary Fund and have been in force since ${say.day(LIABILITY.limitsFrom)}. For journeys within China, Chinese civil aviation law and its limits apply.`,
        {
          kind: 'table',
          caption: 'Limits under the Montreal Convention, for each passenger',
          columns: ['Damage', 'Limit'],
          rows: [
            [
              'Death or injury on board, or while boarding or leaving the aircraft',
              `Up to ${sdr(LIABILITY.injurySdr)} regardless of fault; above that, without limit, unless we prove that we weren’t at fault`,
            ],
            ['Delay to passengers', sdr(LIABILITY.delaySdr)],
            [
              'Baggage destroyed, lost, damaged or late',
              `${sdr(LIABILITY.baggageSdr)}, unless a higher value was declared`,
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'We aren’t liable for delay if we took all measures that could reasonably be required, or for damage caused by the nature of the baggage itself. We’re liable for cabin baggage if we’re at fault.',
            'The limits don’t apply if damage was caused intentionally, or recklessly and knowing that it would probably result.',
            'After an accident, we make advance payments without delay to meet the immediate needs of the injured or bereaved. They aren’t an admission of liability and are deducted from later payments.',
            'If your own negligence contributed to the damage, compensation may be reduced. We pay for proven damage only.',
          ],
        },
      ],
    },
    {
      id: 'claims',
      title: 'Complaints and claims',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          title: 'Deadlines set by the Convention',
          text: `Report a damaged bag in writing immediately, and no later than ${say.span(LIABILITY.complaintDays.damage, 'day')} after you receive it. Report a delayed bag within ${say.span(LIABILITY.complaintDays.delay, 'day')} of receiving it. A bag that hasn’t arrived after ${say.span(LIABILITY.lostBagDays, 'day')} counts as lost. The right to damages ends ${say.span(LIABILITY.actionYears, 'year')} after the aircraft arrived or should have arrived.`,
        },
        {
          kind: 'steps',
          items: [
            'Report missing or damaged baggage at the baggage desk before you leave the airport, and keep the report.',
            `Write to ${say.email} or call ${say.phone} with your booking reference, flight, date, a description of what happened and any receipts.`,
            `If you’re not satisfied with our reply, you may contact the consumer or aviation authority in your country of residence or departure. [More ways to reach us](/guide/contact).`,
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Law, data and changes to these conditions',
      blocks: [
        `Chinese law applies, excluding its rules on conflict of laws. The courts of ${say.city}, where we have our registered office, have jurisdiction, as do the courts available to you as a consumer under the Montreal Convention or your home law. You keep any rights such law gives you.`,
        'The [privacy policy](/privacyPolicy) explains how we use personal data.',
        'The version in force when you bought your ticket applies to it. No agent or employee may change or waive these conditions. If the language versions differ, the Chinese text prevails, unless the law where you bought the ticket says otherwise.',
      ],
    },
  ],
};
