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
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const notice = (hours: number) => say.span(hours, 'hour');
const { WCHC, MEDA, OXYG, STCR, EXST, BSCT, SVAN } = CARE_SERVICES;
const wattHours = (value: number) => `${say.number(value)} Wh`;

export const en: Content = {
  title: 'Assistance services',
  description:
    'Every service from request to arrival: wheelchairs, sight, hearing, medical clearance, oxygen, stretchers, bassinets, service dogs and minors.',
  lead: 'What each service includes, what to bring and what we need to know. You’ll also find deadlines and documents [in one table](/passenger/PassengersService).',
  keywords: ['WCHR', 'WCHS', 'WCHC', 'MEDIF', 'POC', 'UMNR', 'guide dog', 'bassinet', 'allergy'],
  sections: [
    {
      id: 'wheelchairs',
      title: 'Wheelchairs and walking aids',
      blocks: [
        'Choose where you need help. If you’re not sure, choose the option with more help: we’re happy to give it.',
        {
          kind: 'table',
          caption: 'Levels of help, with the airline code for each',
          columns: ['You can…', 'We take you…', 'Code'],
          rows: [
            [
              'climb steps and walk to your seat, but not walk through the airport',
              'to the aircraft door',
              'WCHR',
            ],
            [
              'walk to your seat, but not climb steps',
              'up the steps or by lift to the aircraft door',
              'WCHS',
            ],
            ['not walk, or only walk with help', 'to your seat on an aisle chair', 'WCHC'],
          ],
        },
        `We can accept up to ${say.number(WCHC.perFlight?.singleAisle ?? 0)} passengers who can’t walk on an Airbus flight, and up to ${say.number(WCHC.perFlight?.twinAisle ?? 0)} on a Boeing 787-9, because the crew must be able to help all of them in an emergency. Every aircraft has a folding aisle chair on board. Aisle armrests lift in most rows, and the 787-9 has a lavatory that fits an aisle chair.`,
        {
          kind: 'facts',
          items: [
            {
              term: 'Your own wheelchair',
              value: `You can check in ${say.number(MOBILITY_AIDS.pieces)} mobility aids free of charge, on top of your baggage allowance. You can use your wheelchair up to the aircraft door. After landing, you get it back there if the airport allows.`,
            },
            {
              term: 'Electric wheelchairs',
              value: `Tell us the make, model, weight, size and battery type. Come to the check-in counter at least ${say.span(MOBILITY_AIDS.handInMinutes, 'minute')} before departure.`,
            },
            {
              term: 'Lithium batteries',
              value: `Removable batteries travel in the cabin with you: one of up to ${wattHours(MOBILITY_AIDS.batteryWattHours)}, or two of up to ${wattHours(MOBILITY_AIDS.pairedBatteryWattHours)} each. If the battery can’t be removed, switch the wheelchair off and show us how you do it.`,
            },
            {
              term: 'Sticks and crutches',
              value:
                'Stay with you. During take-off and landing, stow them under the seat or in the locker.',
            },
          ],
        },
      ],
    },
    {
      id: 'sight-and-hearing',
      title: 'Blind, deaf or hard of hearing',
      blocks: [
        'We meet you at the check-in counter or the assistance point, accompany you through the airport, and tell you what’s announced or shown on the screens. You can board first if you like.',
        {
          kind: 'list',
          items: [
            '**On board, for blind passengers (BLND):** the crew describe your seat, the call button, the lavatories and the number of rows to the exits. A Braille safety card is available. The crew explain your meal using clock positions.',
            '**On board, for deaf passengers (DEAF):** the crew bring you announcements in writing. Some films have subtitles.',
            '**Guide and hearing dogs** travel at your feet: see [service dogs](/passenger/detailService#service-animals).',
            '**Deafblind passengers:** please travel with a companion. If you’d like to travel alone, contact us first, so that we can work out together what you need.',
          ],
        },
        'You can also [write to us](/guide/contact) instead of calling; we treat it the same way.',
      ],
    },
    {
      id: 'hidden-disabilities',
      title: 'Hidden disabilities',
      blocks: [
        'If you have autism, dementia, a learning difficulty or anxiety, tell us what helps (code DPNA). For example: somewhere quiet to wait, boarding first or last, having each step explained, the same person throughout, or a seat by the window or near the lavatory.',
        'Our staff at the counters and on board recognise the Sunflower lanyard. If you wear one, take all the time you need; you don’t have to explain why.',
      ],
    },
    {
      id: 'medical-clearance',
      title: 'Illness and medical clearance',
      blocks: [
        `Cabin air is thin and dry, and medical help on board is limited. If flying itself could harm your health, our doctors need to assess your case first (code MEDA). Ask at least ${notice(MEDA.noticeHours)} before departure. Your doctor fills in the medical form no more than ${say.span(MEDICAL.formDays, 'day')} before departure, and we reply within ${notice(MEDICAL.answerHours)}. You need clearance for:`,
        {
          kind: 'list',
          items: [
            `an operation, a heart attack or a stroke within the last ${say.span(MEDICAL.afterOperationDays, 'day')};`,
            'a broken bone in a new or full plaster cast;',
            'a lung or heart condition that leaves you short of breath at rest;',
            'a mental health condition that could put you or others at risk;',
            'an infectious disease that may still be contagious;',
            'using oxygen, a ventilator or another medical device on board, or lying down.',
          ],
        },
        {
          kind: 'notice',
          title: 'Medicines',
          text: 'Carry what you need, plus a day’s supply, in your cabin baggage, with the prescription in English. You can bring as many needles and as much liquid medicine as your treatment requires. The crew can’t refrigerate medicines, so bring a cool bag.',
        },
        'You don’t need a form if your condition is stable, such as diabetes or controlled epilepsy, or if you have a pacemaker or a stoma.',
      ],
    },
    {
      id: 'oxygen',
      title: 'Oxygen and devices',
      blocks: [
        `You can use your own portable oxygen concentrator (code OXYG) if the manufacturer states that it’s approved for aircraft. Bring enough batteries for ${say.measure(MEDICAL.concentratorChargePercent, 'percent')} of your door-to-door travel time, because you can’t run it from a seat socket. It doesn’t count as baggage.`,
        'We don’t supply oxygen for a whole flight, and you can’t bring your own cylinders because they’re dangerous goods. The oxygen on board is for emergencies.',
        `You can use a sleep apnoea device on battery without a form. Ask about any other device at least ${notice(OXYG.noticeHours)} before departure. Up to ${say.number(OXYG.perFlight?.singleAisle ?? 0)} passengers can use a concentrator on an Airbus flight, and up to ${say.number(OXYG.perFlight?.twinAisle ?? 0)} on a Boeing 787-9.`,
      ],
    },
    {
      id: 'stretcher',
      title: 'Stretcher',
      blocks: [
        `If you need to lie down, you travel on a stretcher fitted over folded Economy seats, behind a curtain (code STCR). You pay for ${say.number(STCR.paidSeats)} seats at the lowest available fare, with taxes charged once. Each flight can carry ${say.number(STCR.perFlight?.singleAisle ?? 0)} stretcher.`,
        {
          kind: 'facts',
          items: [
            {
              term: 'How to request',
              value: `By phone, at least ${notice(STCR.noticeHours)} before departure, because we need to prepare the aircraft.`,
            },
            {
              term: 'Companion',
              value: `At least ${say.number(MEDICAL.stretcherCompanions)} adult who can look after you, with their own ticket, or a doctor or nurse if our doctors require one.`,
            },
            {
              term: 'Ambulance',
              value:
                'You book one at each end. We arrange its access to the aircraft with the airport.',
            },
          ],
        },
      ],
    },
    {
      id: 'extra-seat',
      title: 'An extra seat',
      blocks: [
        `If you need more than one seat, or you’re travelling with a cello, book the seat next to you (code EXST) by phone at least ${notice(EXST.noticeHours)} before departure. It costs the same fare as yours, without passenger taxes, and doesn’t include a baggage allowance. You can ask the crew for a free seat-belt extension.`,
        'If you needed the seat for yourself, not for an object, and the flight departed with empty seats, you can ask us to refund the second fare while your ticket is valid.',
      ],
    },
    {
      id: 'bassinet',
      title: 'Bassinets for infants',
      blocks: [
        `A bassinet (code BSCT) is a small bed that attaches to the wall in front of the first row of the cabin, for infants up to ${say.measure(BASSINET.kilograms, 'kilogram')} and ${say.measure(BASSINET.centimetres, 'centimeter')}. Ask at least ${notice(BSCT.noticeHours)} before departure. There are ${say.number(BSCT.perFlight?.singleAisle ?? 0)} on an Airbus and ${say.number(BSCT.perFlight?.twinAisle ?? 0)} on a Boeing 787-9; the youngest infants have priority.`,
        'You can use the bassinet during the cruise only. For take-off and landing, and whenever the seat-belt sign is on, hold your baby on your lap with an infant seat belt, which the crew provide.',
      ],
    },
    {
      id: 'service-animals',
      title: 'Service dogs',
      blocks: [
        `You can bring ${say.number(SERVICE_ANIMALS.perTraveller)} guide, hearing or assistance dog into the cabin free of charge (code SVAN). The dog lies at your feet on a lead and doesn’t need a carrier. Ask at least ${notice(SVAN.noticeHours)} before departure and bring:`,
        {
          kind: 'list',
          items: [
            'proof of training from a member of Assistance Dogs International or the International Guide Dog Federation, or from an authority;',
            `a veterinary certificate no more than ${say.span(SERVICE_ANIMALS.healthCertificateDays, 'day')} old, and the dog’s vaccination record;`,
            'whatever your destination requires, such as a microchip, a rabies test or an import permit. Some countries, including Japan and the United Kingdom, require months of preparation.',
          ],
        },
        'Emotional support animals and pets can’t travel in the cabin.',
      ],
    },
    {
      id: 'minors',
      title: 'Why children can’t fly alone',
      blocks: [
        `Children under ${say.number(LIMITS.adultFromAge)} and infants must travel with a guardian aged ${say.number(LIMITS.guardianFromAge)} or over in the same booking. We don’t offer an unaccompanied minor service (code UMNR), including on other airlines’ tickets. Crews change along the way and flights may be diverted, which could leave a child among strangers in an unfamiliar place.`,
        `Passengers aged ${say.number(LIMITS.adultFromAge)} to ${say.number(LIMITS.guardianFromAge - 1)} pay the adult fare and also need a guardian in the booking. See which documents [guardians and children](/passenger/PassengersService#children) should bring.`,
      ],
    },
    {
      id: 'allergies',
      title: 'Food allergies',
      blocks: [
        'We don’t serve peanut snacks. But other passengers may bring their own food, and our meals come from kitchens that use nuts, milk, fish and wheat. We can’t promise that a cabin is free of any of them.',
        {
          kind: 'list',
          items: [
            'Request a [special meal](/inFlightMeals), or bring your own food. Security limits apply to liquids and gels.',
            'Carry your medicine and adrenaline pen in your cabin baggage, with a doctor’s note.',
            'Tell the crew when you board. They can ask passengers around you not to eat the food you need to avoid.',
            'You can board early to wipe down your seat and table.',
          ],
        },
      ],
    },
    {
      id: 'elderly',
      title: 'Older passengers',
      blocks: [
        `We have no age limit, and we don’t ask for a certificate because of age. If you find the airport tiring, you can ask for a wheelchair, or for someone to meet and accompany you (code MAAS). We also offer this to first-time flyers and passengers who speak another language. You can’t sit in an exit row if you’re over ${say.number(LIMITS.emergencyExitMaxAge)}.`,
        `Come to the check-in counter at least ${say.span(COUNTERS.assistanceMinutes, 'minute')} before departure. If the airport issues gate passes, a relative can come to the gate with you. Ask at the counter with an identity document.`,
      ],
    },
  ],
};
