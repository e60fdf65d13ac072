import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { CARE_SERVICES } from '#schema/codes/travellers/care-services.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');

export const en: Content = {
  title: 'Special care',
  description:
    'Wheelchairs, medical needs, expectant mothers, infants, service dogs: what we can do for you, when to tell us, and what changes at check-in.',
  lead: `Tell us what you need when you have booked, and everything will be ready. Most services are free; for most of them ${say.span(CARE_SERVICES.WCHR.noticeHours, 'hour')} before departure is early enough.`,
  keywords: ['assistance', 'disability', 'wheelchair', 'accessible', 'reduced mobility', 'PRM'],
  sections: [
    {
      id: 'who',
      title: 'What do you need?',
      blocks: [
        {
          kind: 'cards',
          items: [
            {
              title: 'Wheelchairs and walking aids',
              text: 'Help to the aircraft, up steps or to your seat; your own chair travels free.',
              to: '/passenger/detailService#wheelchairs',
              icon: 'accessibility',
            },
            {
              title: 'Blind, deaf or hard of hearing',
              text: 'Someone who meets you, tells you what is announced and shows you the cabin.',
              to: '/passenger/detailService#sight-and-hearing',
              icon: 'ear',
            },
            {
              title: 'Hidden disabilities',
              text: 'Autism, dementia, learning difficulties: quiet help, as much as you want.',
              to: '/passenger/detailService#hidden-disabilities',
              icon: 'heart-handshake',
            },
            {
              title: 'Illness, oxygen, stretcher',
              text: 'When our doctors need a form, and what you may bring and use on board.',
              to: '/passenger/detailService#medical-clearance',
              icon: 'stethoscope',
            },
            {
              title: 'Expectant mothers',
              text: 'Until which week you can fly, when a certificate is needed, how to wear the belt.',
              to: '/passenger/detailService/pregnantWoman',
              icon: 'heart',
            },
            {
              title: 'Infants and children',
              text: 'Bassinets, documents, who counts as a guardian, and why nobody small flies alone.',
              to: '/passenger/PassengersService#children',
              icon: 'baby',
            },
            {
              title: 'Service dogs',
              text: 'Guide and assistance dogs travel at your feet, free of charge.',
              to: '/passenger/detailService#service-animals',
              icon: 'dog',
            },
            {
              title: 'More room, allergies, age',
              text: 'An extra seat, what we can and cannot promise about nuts, help for older travellers.',
              to: '/passenger/detailService#extra-seat',
              icon: 'armchair',
            },
          ],
        },
      ],
    },
    {
      id: 'before-you-book',
      title: 'Before you book',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          title: 'No online seats, no online check-in',
          text: 'Once a special service is on your booking, you cannot choose a seat or check in online. We give you a suitable seat by phone, free of charge, and check you in at the counter, where your help is waiting.',
        },
        {
          kind: 'facts',
          items: [
            {
              term: 'At the counter',
              value: `Come ${say.span(COUNTERS.assistanceMinutes, 'minute')} before departure. The counters are listed in the [airport guide](/guide/airport).`,
            },
            {
              term: 'Exit rows',
              value: `Not for travellers with a special service, with reduced mobility or who are pregnant; not below the age of ${say.number(LIMITS.emergencyExitMinAge)}, and not from ${say.number(LIMITS.emergencyExitMaxAge + 1)} on. Those who sit there must be able to open the door.`,
            },
            {
              term: 'Your companions',
              value:
                'We seat those who travel with you beside you. They come to the counter with you, or check in online if their own booking has no special service.',
            },
          ],
        },
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Book as usual, on this site or elsewhere.',
            `Call ${say.phone} or [write to us](/guide/contact) with your booking reference, and say what you need. Say it once: it is noted for every flight of the trip.`,
            'We confirm in writing, and tell you which papers to bring. [Deadlines and documents](/passenger/PassengersService) are in one table.',
            'At the airport, go to our counter or to the assistance point. From there you are accompanied through security and passport control to the aircraft.',
            'After landing, stay seated until your help is there. You are brought to your baggage, and on to your taxi or to the train.',
          ],
        },
        'Less time left? Call all the same. We do what can still be done; some services need longer, because a person, a device or an aircraft has to be there.',
      ],
    },
    {
      id: 'cannot-travel',
      title: 'When we cannot take you',
      blocks: [
        'For your own safety, we do not carry:',
        {
          kind: 'list',
          items: [
            `infants younger than ${say.span(LIMITS.infantFromDays, 'day')};`,
            `children and infants without a guardian aged ${say.number(LIMITS.guardianFromAge)} or over ([why](/passenger/detailService#minors));`,
            `expectant mothers from week ${say.number(EXPECTANT_MOTHERS.single.noTravelFromWeek)} on, or from week ${say.number(EXPECTANT_MOTHERS.multiple.noTravelFromWeek)} with more than one child ([week by week](/passenger/detailService/pregnantWoman));`,
            'travellers with an infectious disease that others could catch on board;',
            'travellers whom our doctors find too ill to fly, or who would need medical care on the way that nobody on board can give.',
          ],
        },
        'A disability is never a reason to refuse you. If you cannot follow the safety instructions, get out of your seat or eat and use the lavatory without help, please travel with a companion who can help you: the crew may not lift travellers or give medicines.',
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
              question: 'Does assistance cost anything?',
              answer: [
                'No. Help at the airport and on board is free, and so is the carriage of your walking aids. You only pay for additional seats, if you want one beside you or have to lie down.',
              ],
            },
            {
              question: 'I have already chosen a seat and now need assistance. What happens?',
              answer: [
                'Call us. We keep the seat if it suits, or find you another one and give back what you paid for the first.',
              ],
            },
            {
              question: 'Part of my trip is with another airline. Who tells them?',
              answer: [
                'If all flights are on one ticket, we pass your request on. With separate tickets, please tell each airline.',
              ],
            },
            {
              question: 'Do I have to prove my disability?',
              answer: [
                'No. We only ask for a form where flying itself could harm your health, or where you want to use medical devices on board.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
