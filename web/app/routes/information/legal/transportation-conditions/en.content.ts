import { LIMITS } from '#schema/codes/base/limits.ts';
import { DISRUPTION } from '#schema/codes/flights/disruption.ts';
import { LIABILITY } from '#schema/codes/flights/liability.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const { care, payment, deniedBoarding, europe, britain } = DISRUPTION;
const euro = say.money(europe.compensation.amount, europe.compensation.currency);
const pound = say.money(britain.compensation.amount, britain.compensation.currency);
const sdr = (amount: number) => `${say.number(amount)} SDR`;
const hours = (count: number) => say.span(count, 'hour');

export const en: Content = {
  title: 'Conditions of carriage',
  description: `What you and ${say.airline} owe each other from the booking to the last bag: tickets, changes, refunds, delays, baggage and liability.`,
  lead: `These conditions apply to every journey on a ticket of ${say.airline}. The conditions of your fare, shown before you pay and printed on your itinerary receipt, are part of them.`,
  keywords: ['terms', 'contract', 'rules', 'Montreal Convention', 'compensation', 'no-show'],
  sections: [
    {
      id: 'scope',
      title: 'What these conditions cover',
      blocks: [
        `“We” is ${say.airline}; “you” is everyone who travels on the ticket. Whoever books for others accepts these conditions for them and tells them what they say.`,
        'They apply to flights that carry our flight number. Where another airline operates the flight, we tell you its name before you book. We remain your contractual carrier, and the operating airline’s rules on safety, check-in and cabin baggage apply on board.',
        'Conventions and laws that cannot be set aside by agreement come first, then the conditions of your fare, then this text. If one clause is void, the others stand.',
      ],
    },
    {
      id: 'tickets',
      title: 'Tickets',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your ticket is electronic. The contract exists when the ticket number is issued, not when the order is submitted.',
            'A ticket is personal and cannot be given or sold to anyone else.',
            `A ticket is valid for ${say.span(LIMITS.ticketValidityYears, 'year')} from its issue or, once you have begun to travel, from the first flight.`,
            'Use the flights in the order on the ticket. If you leave one out without telling us first, we may cancel those that follow on the same ticket; see [missed flights](#missed-flights).',
            `You can download the itinerary receipt until ${say.span(LIMITS.receiptDaysAfterUse, 'day')} after the last flight, or until ${say.span(LIMITS.receiptYearsFromPurchase, 'year')} after the purchase while flights are unused. There is none for a ticket that has been refunded.`,
            'Tickets bought from an agent or on another site are changed and refunded there. You can still check in and choose seats with us.',
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
            `The type follows the first flight. An infant who turns ${say.number(LIMITS.childFromAge)} before a later flight is booked as a child for the whole journey.`,
            `Each booking needs an adult of ${say.number(LIMITS.guardianFromAge)} or over. Such an adult may take ${say.number(LIMITS.dependantsPerGuardian)} children, or one child and one infant; never more than ${LIMITS.infantsPerGuardian === 1 ? 'one infant' : `${say.number(LIMITS.infantsPerGuardian)} infants`}.`,
            `Travellers from ${say.number(LIMITS.adultFromAge)} to ${say.number(LIMITS.guardianFromAge - 1)} pay the adult fare and cannot be the accompanying adult.`,
            `A booking holds up to ${say.number(LIMITS.travellersPerBooking)} travellers.`,
            'Names must match the travel document. Tell us of a spelling mistake before you travel; exchanging one person for another is not a correction.',
          ],
        },
        'A child who is to travel alone, a passenger who needs a wheelchair, oxygen or a stretcher, and an expectant mother need arrangements we make beforehand: see [special assistance](/passenger).',
      ],
    },
    {
      id: 'fares',
      title: 'Fares, taxes and payment',
      blocks: [
        {
          kind: 'list',
          items: [
            'The price covers carriage from the first to the last airport of the ticket, not transport to or between airports. Fare, each tax or charge and our own fees are shown separately and add up to the total; you pay no more than that total.',
            `Prices are charged in CNY. Amounts in other currencies are shown for orientation, at the rate and date beside them.`,
            `An offer is guaranteed for ${say.span(LIMITS.offerMinutes, 'minute')}. If the price moves before you submit, we show the difference and wait for your consent.`,
            `After you submit, we hold the flights for ${say.span(LIMITS.paymentWindowMinutes, 'minute')}. An order that has not been paid by then is cancelled and costs nothing. Preferred seats are held for ${say.span(LIMITS.seatHoldMinutes, 'minute')}.`,
            'Money that reaches us after the order has been cancelled goes back to where it came from, without a request.',
            `Points of the ${say.club} can pay for the base fare and for seats, not for taxes. When a ticket is refunded, points come back first.`,
          ],
        },
        'Taxes and charges are set by governments and airports. If one is introduced or raised after you have bought, the law may require us to collect it; if it is abolished or lowered, you may claim the difference.',
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
              term: 'Online check-in opens',
              value: `${hours(LIMITS.checkInOpensMinutes / 60)} before departure`,
            },
            {
              term: 'Check-in closes',
              value: `${say.span(LIMITS.checkInClosesMinutes, 'minute')} before departure, online and at the counter, with your bags handed in`,
            },
            {
              term: 'At the gate',
              value:
                'By the time on your boarding pass. We do not wait for passengers who are late.',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            'Choosing a seat is not a right to it: we may move you for safety or when the aircraft changes. A seat that you paid for and did not get is refunded.',
            `Seats by an emergency exit are for passengers from ${say.number(LIMITS.emergencyExitMinAge)} to ${say.number(LIMITS.emergencyExitMaxAge)} who can and will help in an emergency, who travel without a child in their care, and who have been seen at the counter.`,
            'Passengers with a special service check in at the counter, where we make sure that all is in place.',
            'You are screened, with your baggage, by the airport and the authorities. Without it you cannot fly.',
          ],
        },
      ],
    },
    {
      id: 'documents',
      title: 'Passports, visas and entry rules',
      blocks: [
        'You are responsible for valid travel documents, visas and certificates for every country on your way, transit included. The document must be the one in the booking and be valid until the end of the journey; some countries ask for longer.',
        'We check documents before boarding and report the passengers on board to the authorities that ask for it. If a country refuses you entry, you pay the way back and any fine that we are charged because of your documents; the unused part of the ticket is refunded by its fare conditions.',
      ],
    },
    {
      id: 'baggage',
      title: 'Baggage',
      blocks: [
        {
          kind: 'list',
          items: [
            'The free allowance is that of your fare, printed on the itinerary receipt. Sizes, weights and what extra bags cost: [checked baggage](/checkedBaggage) and [cabin baggage](/carryOnBaggage).',
            'Put your name and phone number on and in every bag. Keep with you: documents, money, medicines, keys, electronics, anything fragile or irreplaceable.',
            'Dangerous goods, weapons and whatever the law forbids are not carried. Power banks and spare batteries travel in the cabin only. We may open a bag in your absence where the authorities order it.',
            'Your bag travels on your flight where possible. If it comes later, we deliver it to your address at our cost, unless customs need you present.',
            'You may declare a higher value for a checked bag at the counter against a charge; the limit of liability then rises to that value.',
          ],
        },
      ],
    },
    {
      id: 'conduct',
      title: 'Conduct on board',
      blocks: [
        'Follow the instructions of the crew. The captain has the last word on safety. On all flights it is forbidden to smoke or vape, to drink alcohol that the crew has not served, to harass or threaten anyone, to film crew or passengers against their will, and to use devices when the crew asks for them to be switched off.',
        'Whoever endangers or harasses others may be restrained, put off the aircraft, handed to the authorities and refused on later flights, and pays for the damage, a diversion included.',
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
            'you refuse screening, do not prove who you are, or lack a document that the journey needs;',
            'your condition is a danger to you or others, or you need help that was not arranged and cannot be given;',
            'the ticket has not been paid, was obtained unlawfully, or belongs to someone else;',
            'you did not follow instructions, on this or an earlier flight, and there is cause to fear that it will happen again.',
          ],
        },
        'We tell you the reason, in writing if you ask. Where nothing is to be held against you, the unused part of the ticket is refunded without a fee.',
      ],
    },
    {
      id: 'changes',
      title: 'When you change the date',
      blocks: [
        {
          kind: 'list',
          items: [
            `You may change the date online ${LIMITS.dateChangesPerTicket === 1 ? 'once' : `${say.number(LIMITS.dateChangesPerTicket)} times`} per passenger and ticket, before departure and where your fare allows it. Route, names and cabin stay.`,
            'What it costs is itemised before you confirm: the fee of your fare, the difference of fare, the difference of taxes.',
            'Children and infants change together with the adult who accompanies them, and both halves of a divided party must still have such an adult.',
            'Pay for or cancel preferred seats that are still unpaid first; cancel the check-in if you have checked in.',
          ],
        },
        `For a further change, or another route, call ${say.phone}. We tell you whether your fare allows it and what it costs before anything is booked.`,
      ],
    },
    {
      id: 'refunds',
      title: 'When you give a ticket back',
      blocks: [
        {
          kind: 'list',
          items: [
            'You get the refundable fare and the refundable taxes, less the processing fee of your fare. The fee is never higher than the fare, and unused taxes come back even where the fare does not.',
            `Money goes to the card or account that paid, within ${say.number(LIMITS.refundWorkingDays)} working days of a complete request. Your bank may take longer to show it.`,
            'Ask for a refund while the ticket is valid, in your [order](/order/flightOrderDetail) or from customer service. Cancel your check-in first.',
            `If the passenger or a close relative has died or is seriously ill, send us the proof (up to ${say.number(LIMITS.refundProof.files)} files, as pictures or PDF). We then keep no fee. Read how we treat such papers in [sensitive personal information](/sensitiveRules).`,
          ],
        },
        'A request is reviewed before it is paid. If we reject it, you learn the reason and may apply again.',
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
          text: 'If you do not come and have not changed or cancelled before departure, the no-show fee of your fare is added to the fee for a later change or refund, and the onward and return flights on the ticket may be cancelled.',
        },
        `If you want to use the remaining flights all the same, call ${say.phone} before the next one. We keep them where the fare you paid allows it or after the difference has been paid, and without a charge where illness, an accident or another event beyond your control kept you away.`,
        'If you miss a connection on one ticket because of us, we take you to your destination on the next possible flight at no charge.',
      ],
    },
    {
      id: 'disruption',
      title: 'When we change, delay or cancel a flight',
      blocks: [
        'We inform you as soon as we know, by the contact in your order, and show it in [flight status](/flightStatus).',
        `If we cancel a flight, change it by ${say.span(DISRUPTION.considerableChangeMinutes, 'minute')} or more, or make you miss a connection, you choose without any fee:`,
        {
          kind: 'list',
          items: [
            `another of our flights on the same route in the same cabin, from ${say.span(LIMITS.freeDateChangeDays, 'day')} before to ${say.span(LIMITS.freeDateChangeDays, 'day')} after the original date; it does not count as your change of date;`,
            'if that is too late for you, the next flight to your destination that we or a partner can offer;',
            'the money back for all flights not flown, and for those flown that no longer serve a purpose, with a flight back to where you began.',
          ],
        },
        {
          kind: 'table',
          caption: 'What you get while you wait',
          columns: ['Waiting time', 'What we do'],
          rows: [
            [`From ${hours(care.mealsFromHours)}`, 'Drinks and a meal, whatever the cause'],
            [
              `From ${hours(care.refundFromHours)} of delay at departure`,
              'You may give the ticket back free of charge',
            ],
            [
              'Until the next day',
              'A hotel and the way there. Where weather, air traffic control or another outside cause delays the first flight of your journey, we help you find a room, and you pay for it unless the law of the place says otherwise',
            ],
            [
              `In the aircraft, from ${hours(care.onBoardHours)}`,
              `Water and food; lavatories stay open. After ${hours(care.leaveAircraftHours)} without a take-off in sight you may leave the aircraft, safety permitting`,
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'Payment where we are at fault: crew, maintenance, planning',
          columns: ['Late at the destination by', 'We pay each passenger'],
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
        'Passengers who need assistance, and children who travel alone, are looked after first.',
      ],
    },
    {
      id: 'europe',
      title: 'Flights from Europe',
      blocks: [
        `For flights that leave an airport in the European Union, the European regulation on air passenger rights applies; for flights from the United Kingdom, the British one. If you arrive ${hours(europe.arrivalDelayHours)} or more late, if the flight is cancelled less than ${say.span(europe.noticeDays, 'day')} before departure, or if you are denied boarding, you are entitled to ${euro}, or ${pound} from the United Kingdom, on routes of the length we fly there. It is half if another flight brings you there at most ${hours(europe.halvedUntilHours)} later than planned. Nothing is owed where extraordinary circumstances caused the delay or cancellation and all reasonable measures could not have prevented it.`,
        `You get meals and refreshments from a wait of ${hours(europe.careFromHours)}, a hotel when you must stay the night, and may give up the flight for a refund after ${hours(europe.refundFromHours)}. This holds whatever the cause.`,
        'You get the higher of this and our own payment, not both.',
      ],
    },
    {
      id: 'denied-boarding',
      title: 'When a flight is full',
      blocks: [
        'If more passengers come than there are seats, we first look for volunteers and agree with them on what they get. Only then may we deny boarding, in the order in which passengers checked in; families with infants, passengers who need assistance and children who travel alone go first.',
        `Whoever is left behind against their will, checked in on time and with valid documents, gets the same choice and care as for a cancellation and ${say.money(deniedBoarding.amount, deniedBoarding.currency)} at once, or what the law of the place of departure grants if that is more. If you are seated in a lower cabin than you paid for, we refund the difference.`,
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        `For international carriage the Montreal Convention of ${LIABILITY.conventionYear} applies, or the Warsaw Convention where a country on your way has not joined it. Its limits, in the special drawing rights (SDR) of the International Monetary Fund, have been in force since ${say.day(LIABILITY.limitsFrom)}. For journeys within China the civil aviation law of China and the limits made under it apply.`,
        {
          kind: 'table',
          caption: 'Limits under the Montreal Convention, for each passenger',
          columns: ['Damage', 'Limit'],
          rows: [
            [
              'Death or injury on board, or while getting on or off',
              `Up to ${sdr(LIABILITY.injurySdr)} whoever is at fault; beyond that, without a limit, unless we prove that we were not at fault`,
            ],
            ['Delay of passengers', sdr(LIABILITY.delaySdr)],
            [
              'Baggage destroyed, lost, damaged or late',
              `${sdr(LIABILITY.baggageSdr)}, unless a higher value was declared`,
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'We are not liable for delay if we took all measures that could reasonably be required, nor for damage that comes from the nature of the baggage itself. For cabin baggage we are liable where we are at fault.',
            'The limits do not apply where damage was caused on purpose, or recklessly and with the knowledge that it would probably result.',
            'After an accident we pay without delay what the injured or bereaved need at once. It admits no liability and is set off against later payments.',
            'If your own negligence contributed to the damage, compensation may be reduced. We pay proven damage, never more than it.',
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
          text: `Report a damaged bag in writing at once, at the latest ${say.span(LIABILITY.complaintDays.damage, 'day')} after you received it; a delayed bag within ${say.span(LIABILITY.complaintDays.delay, 'day')} of receiving it. A bag that has not come after ${say.span(LIABILITY.lostBagDays, 'day')} counts as lost. The right to damages ends ${say.span(LIABILITY.actionYears, 'year')} after the arrival, or the day on which the aircraft ought to have arrived.`,
        },
        {
          kind: 'steps',
          items: [
            'Report missing or damaged baggage at the baggage desk before you leave the airport and keep the report.',
            `Write to ${say.email} or call ${say.phone} with booking reference, flight, date, what happened and receipts.`,
            `If you are not content with our answer, you may turn to the consumer or aviation authority of the country you live in or left from. [More ways to reach us](/guide/contact).`,
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Law, data and changes of this text',
      blocks: [
        'Chinese law applies, without its rules on conflict of laws. Courts at our seat in Shanghai have jurisdiction, besides the courts that the Montreal Convention or the law of your home gives you as a consumer. The rights that such law gives you, you keep.',
        'How we use personal data is in the [privacy policy](/privacyPolicy).',
        'The version that was in force when you bought the ticket applies to it. No agent and no employee may change or waive these conditions. If the languages differ, the Chinese text prevails, except where the law where you bought the ticket says otherwise.',
      ],
    },
  ],
};
