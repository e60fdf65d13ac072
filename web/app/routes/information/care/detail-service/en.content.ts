import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import {
  BASSINET,
  CARE_SERVICES,
  MEDICAL,
  MOBILITY_AIDS,
  SERVICE_ANIMALS,
} from '#schema/codes/travellers/care-services.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const notice = (hours: number) => say.span(hours, 'hour');
const { WCHC, MEDA, OXYG, STCR, EXST, BSCT, SVAN } = CARE_SERVICES;
const wattHours = (value: number) => `${say.number(value)} Wh`;

export const en: Content = {
  title: 'Assistance in detail',
  description:
    'Each service from the request to the arrival: wheelchairs, sight, hearing, medical clearance, oxygen, stretchers, bassinets, service dogs, minors.',
  lead: 'What each service includes, what you bring and what we need to know. Deadlines and documents are also [in one table](/passenger/PassengersService).',
  keywords: ['WCHR', 'WCHS', 'WCHC', 'MEDIF', 'POC', 'UMNR', 'guide dog', 'bassinet', 'allergy'],
  sections: [
    {
      id: 'wheelchairs',
      title: 'Wheelchairs and walking aids',
      blocks: [
        'Choose how far you need us to take you. If you are not sure, choose the next one down: too much help is no trouble.',
        {
          kind: 'table',
          caption: 'Which help fits, and how the airline codes it',
          columns: ['You can…', 'We bring you…', 'Code'],
          rows: [
            [
              'climb steps and walk to your seat, but not through the airport',
              'to the aircraft door',
              'WCHR',
            ],
            [
              'walk to your seat, but not climb steps',
              'up the steps or by lift to the aircraft door',
              'WCHS',
            ],
            ['not walk, or only with someone’s help', 'to your seat on an aisle chair', 'WCHC'],
          ],
        },
        `On one flight we can take ${say.number(WCHC.perFlight?.singleAisle ?? 0)} travellers who cannot walk on an Airbus, and ${say.number(WCHC.perFlight?.twinAisle ?? 0)} on a Boeing 787-9, because the crew must be able to help all of them in an emergency. Every aircraft has a folding aisle chair on board. Armrests on the aisle fold up in most rows; the 787-9 has a lavatory that an aisle chair fits into.`,
        {
          kind: 'facts',
          items: [
            {
              term: 'Your own wheelchair',
              value: `You may check in ${say.number(MOBILITY_AIDS.pieces)} aids free of charge, beyond your baggage allowance. You keep your chair up to the aircraft door if you like, and get it back there where the airport allows it.`,
            },
            {
              term: 'Electric wheelchairs',
              value: `Tell us maker, model, weight, size and the kind of battery. Come to the counter ${say.span(MOBILITY_AIDS.handInMinutes, 'minute')} before departure.`,
            },
            {
              term: 'Lithium batteries',
              value: `If they are made to be taken out, they travel in the cabin with you: up to ${wattHours(MOBILITY_AIDS.batteryWattHours)}, or two of up to ${wattHours(MOBILITY_AIDS.pairedBatteryWattHours)} each. If they stay in, switch the chair off and show us how.`,
            },
            {
              term: 'Sticks and crutches',
              value:
                'Stay with you. During take-off and landing they lie under the seat or in the locker.',
            },
          ],
        },
      ],
    },
    {
      id: 'sight-and-hearing',
      title: 'Blind, deaf or hard of hearing',
      blocks: [
        'Someone meets you at the counter or the assistance point, goes with you through the airport, and tells you what is announced or shown on the screens. You board first, if you like.',
        {
          kind: 'list',
          items: [
            '**On board, for blind travellers (BLND):** the crew describes your seat, the call button, the lavatories and the number of rows to the exits. The safety card exists in Braille. Meals are explained as on a clock face.',
            '**On board, for deaf travellers (DEAF):** the crew comes to you with announcements in writing. Films have subtitles where the disc or file has them.',
            '**Guide and hearing dogs** travel at your feet: see [service dogs](/passenger/detailService#service-animals).',
            '**Both deaf and blind:** please travel with a companion, or call us so that we find out together what you need to travel alone.',
          ],
        },
        'You can also [write to us](/guide/contact) instead of calling; your request is worth the same.',
      ],
    },
    {
      id: 'hidden-disabilities',
      title: 'Hidden disabilities',
      blocks: [
        'Autism, dementia, a learning difficulty, anxiety: tell us what helps (code DPNA). For instance: waiting somewhere quiet, boarding first or last, being told every step, the same person all the way, a seat by the window or near the lavatory.',
        'The sunflower lanyard is known to our staff at the counters and on board. Whoever wears it may take more time and need not explain why.',
      ],
    },
    {
      id: 'medical-clearance',
      title: 'Illness and medical clearance',
      blocks: [
        `In a cabin the air is thin and dry, and help is far. Our doctors look at your case (code MEDA) when the flight itself could do harm. Ask ${notice(MEDA.noticeHours)} before departure at the latest. Your doctor fills in the medical form, not longer than ${say.span(MEDICAL.formDays, 'day')} before departure; our answer comes within ${notice(MEDICAL.answerHours)}.`,
        {
          kind: 'list',
          items: [
            `an operation, a heart attack or a stroke within the last ${say.span(MEDICAL.afterOperationDays, 'day')};`,
            'a broken bone whose plaster is new or closed all around;',
            'a lung or heart condition in which you are short of breath at rest;',
            'a mental condition in which you could endanger yourself or others;',
            'an infectious disease that may still be catching;',
            'the wish to use oxygen, a ventilator or another device on board, or to lie down.',
          ],
        },
        {
          kind: 'notice',
          title: 'Medicines',
          text: 'Carry what you need, and a day more, in your cabin baggage, with the prescription in English. Needles and liquids for your treatment are allowed in any quantity you need. The crew can keep nothing cool: bring a cool bag.',
        },
        'No form is needed for a steady condition such as diabetes, a pacemaker, a stoma or epilepsy that is treated.',
      ],
    },
    {
      id: 'oxygen',
      title: 'Oxygen and devices',
      blocks: [
        `You may use your own portable concentrator (code OXYG) if its maker states that it is approved for aircraft. Bring batteries for ${say.measure(MEDICAL.concentratorChargePercent, 'percent')} of the time from door to door: sockets at the seats are not made for it. It does not count as baggage.`,
        'We do not supply oxygen for a whole flight, and cylinders of your own are not allowed: they are dangerous goods. The oxygen on board is for emergencies.',
        `Breathing aids against sleep apnoea may be used without a form, on battery. Ask for everything else ${notice(OXYG.noticeHours)} before departure; ${say.number(OXYG.perFlight?.singleAisle ?? 0)} travellers can use a concentrator on an Airbus, ${say.number(OXYG.perFlight?.twinAisle ?? 0)} on a Boeing 787-9.`,
      ],
    },
    {
      id: 'stretcher',
      title: 'Stretcher',
      blocks: [
        `Who has to lie down travels on a stretcher over folded Economy seats behind a curtain (code STCR). You pay for ${say.number(STCR.paidSeats)} seats at the lowest fare that is available, and taxes once. Each flight takes ${say.number(STCR.perFlight?.singleAisle ?? 0)} stretcher.`,
        {
          kind: 'facts',
          items: [
            {
              term: 'Ask',
              value: `${notice(STCR.noticeHours)} before departure, by phone: the aircraft has to be prepared.`,
            },
            {
              term: 'Companion',
              value: `At least ${say.number(MEDICAL.stretcherCompanions)} adult who can look after you, on a ticket of their own; a doctor or nurse if our doctors ask for one.`,
            },
            {
              term: 'Ambulance',
              value:
                'You order it for both ends. We arrange its way to the aircraft with the airport.',
            },
          ],
        },
      ],
    },
    {
      id: 'extra-seat',
      title: 'An extra seat',
      blocks: [
        `If one seat is not enough for you, or you travel with a cello, book the one beside you (code EXST) by phone, ${notice(EXST.noticeHours)} before departure at the latest. It costs the same fare as yours without the taxes on people, and brings no baggage allowance. If you have two seats because you need them, ask for a seat-belt extension on board; it is free.`,
        'You pay for comfort only once: where the flight has empty seats, we pay the second fare back on request within the term of your ticket if you needed the seat for your body, not for an object.',
      ],
    },
    {
      id: 'bassinet',
      title: 'Bassinets for infants',
      blocks: [
        `A small bed hangs on the wall before the first row of the cabin (code BSCT), for infants up to ${say.measure(BASSINET.kilograms, 'kilogram')} and ${say.measure(BASSINET.centimetres, 'centimeter')}. Ask ${notice(BSCT.noticeHours)} before departure. There are ${say.number(BSCT.perFlight?.singleAisle ?? 0)} on an Airbus and ${say.number(BSCT.perFlight?.twinAisle ?? 0)} on a Boeing 787-9; the youngest come first.`,
        'The infant lies in it during the cruise only. For take-off, landing and whenever the belt sign is on, it sits on your lap with a belt of its own, which the crew brings.',
      ],
    },
    {
      id: 'service-animals',
      title: 'Service dogs',
      blocks: [
        `You may bring ${say.number(SERVICE_ANIMALS.perTraveller)} guide, hearing or assistance dog into the cabin free of charge (code SVAN). It lies at your feet, on a lead, and needs no box. Ask ${notice(SVAN.noticeHours)} before departure and bring:`,
        {
          kind: 'list',
          items: [
            'proof of its training, from a school that belongs to Assistance Dogs International or the International Guide Dog Federation, or from an authority;',
            `a veterinary certificate, not older than ${say.span(SERVICE_ANIMALS.healthCertificateDays, 'day')}, and its vaccination book;`,
            'what the country of arrival asks for: a chip, a rabies test, an import permit. Some, such as Japan and the United Kingdom, need months of preparation.',
          ],
        },
        'Animals for emotional support and pets do not travel in the cabin.',
      ],
    },
    {
      id: 'minors',
      title: 'Why children do not fly alone',
      blocks: [
        `Children under ${say.number(LIMITS.adultFromAge)} and infants travel with a guardian aged ${say.number(LIMITS.guardianFromAge)} or over on the same booking. We do not offer to accompany unaccompanied minors (code UMNR), and do not accept the request on tickets of other airlines either: our crews change on the way, flights may be diverted, and then a child would be among strangers in a foreign place.`,
        `From ${say.number(LIMITS.adultFromAge)} to ${say.number(LIMITS.guardianFromAge - 1)} one pays as an adult and needs a booking with a guardian in it as well. What [guardians and children](/passenger/PassengersService#children) bring is told with the documents.`,
      ],
    },
    {
      id: 'allergies',
      title: 'Food allergies',
      blocks: [
        'We do not serve peanuts as a snack. Yet other travellers bring what they like, and meals come from kitchens that use nuts, milk, fish and wheat: a cabin free of any of them cannot be promised.',
        {
          kind: 'list',
          items: [
            'Order a [special meal](/inFlightMeals), or bring your own food; liquids and gels need to pass security.',
            'Carry your medicine and an adrenaline pen in your cabin baggage, with a note from your doctor.',
            'Tell the crew when you board. They can ask those around you not to eat what you must avoid.',
            'You may board early to wipe your seat and table.',
          ],
        },
      ],
    },
    {
      id: 'elderly',
      title: 'Older travellers',
      blocks: [
        `There is no age limit, and no certificate is asked for because of age. Whoever finds the airport tiring can ask for a wheelchair, or to be met and accompanied (code MAAS), which is also for those who fly for the first time or speak another language. From ${say.number(LIMITS.emergencyExitMaxAge + 1)} on, exit rows are closed to you.`,
        `Come to the counter ${say.span(COUNTERS.assistanceMinutes, 'minute')} before departure. A relative may come to the gate with you where the airport issues passes: ask at the counter with an identity document.`,
      ],
    },
  ],
};
