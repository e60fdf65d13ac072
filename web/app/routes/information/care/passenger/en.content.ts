import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { CARE_SERVICES } from '#schema/codes/travellers/care-services.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');

export const en: Content = {
  title: 'Special assistance',
  description:
    'Wheelchairs, medical needs, expectant mothers, infants, service dogs: how we can help, when to tell us, and what changes at check-in.',
  lead: `Tell us what you need once you’ve booked, and we’ll have everything ready. Most services are free, and for most of them ${say.span(CARE_SERVICES.WCHR.noticeHours, 'hour')}’ notice is enough.`,
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
              text: 'Help to the aircraft, up steps or to your seat. Your own wheelchair travels free.',
              to: '/passenger/detailService#wheelchairs',
              icon: 'accessibility',
            },
            {
              title: 'Blind, deaf or hard of hearing',
              text: 'We meet you, keep you informed of announcements and show you the cabin.',
              to: '/passenger/detailService#sight-and-hearing',
              icon: 'ear',
            },
            {
              title: 'Hidden disabilities',
              text: 'Autism, dementia, learning difficulties: discreet help, as much as you want.',
              to: '/passenger/detailService#hidden-disabilities',
              icon: 'heart-handshake',
            },
            {
              title: 'Illness, oxygen, stretcher',
              text: 'When our doctors need a form, and what you can bring and use on board.',
              to: '/passenger/detailService#medical-clearance',
              icon: 'stethoscope',
            },
            {
              title: 'Expectant mothers',
              text: 'Until which week you can fly, when you need a certificate, and how to wear the seat belt.',
              to: '/passenger/detailService/pregnantWoman',
              icon: 'heart',
            },
            {
              title: 'Infants and children',
              text: 'Bassinets, travel documents, who counts as a guardian, and why children can’t fly alone.',
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
              text: 'Seats next to yours, what to know about food allergies, and help for older passengers.',
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
          title: say.online(
            'CHECK_IN',
            'No online seats, no online check-in',
            'We arrange your seat and your check-in',
          ),
          text: say.online(
            'CHECK_IN',
            'Once your booking includes special assistance, you can’t choose a seat or check in online. We’ll arrange a suitable seat by phone, free of charge, and check you in at the counter, where our staff will be ready to help.',
            'If your booking includes special assistance, we arrange a suitable seat by phone, free of charge, and check you in at the counter, where our staff will be ready to help.',
          ),
        },
        {
          kind: 'facts',
          items: [
            {
              term: 'At the counter',
              value: `Arrive at least ${say.span(COUNTERS.assistanceMinutes, 'minute')} before departure. Find the counters in the [airport guide](/guide/airport).`,
            },
            {
              term: 'Exit rows',
              value: `Not available to passengers with special assistance or reduced mobility, to expectant mothers, to anyone looking after a child, or to anyone under ${say.number(LIMITS.emergencyExitMinAge)} or over ${say.number(LIMITS.emergencyExitMaxAge)}. Passengers in an exit row must be able to open the door.`,
            },
            {
              term: 'Your companions',
              value: say.online(
                'CHECK_IN',
                'We seat your companions next to you. They can come to the counter with you, or check in online if their own booking has no special assistance.',
                'We seat your companions next to you. They can come to the counter with you.',
              ),
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
            `Call ${say.phone} or [write to us](/guide/contact) with your booking reference, and tell us what you need. You only need to tell us once: we note it for every flight of your trip.`,
            'We’ll confirm in writing and tell you which documents to bring. See all [deadlines and documents](/passenger/PassengersService) in one table.',
            'At the airport, go to our check-in counter or the assistance point. We’ll accompany you through security and passport control to the aircraft.',
            'After landing, stay seated until our staff arrive. They’ll take you to your baggage, and then to your taxi or train.',
          ],
        },
        'Missed the deadline? Call us anyway. We’ll do what we can, but for some services we need time to arrange staff, equipment or the aircraft.',
      ],
    },
    {
      id: 'cannot-travel',
      title: 'When we can’t accept you',
      blocks: [
        'For safety reasons, we can’t accept:',
        {
          kind: 'list',
          items: [
            `infants under ${say.span(LIMITS.infantFromDays, 'day')} old;`,
            `children and infants without a guardian aged ${say.number(LIMITS.guardianFromAge)} or over ([why](/passenger/detailService#minors));`,
            `expectant mothers from week ${say.number(EXPECTANT_MOTHERS.single.noTravelFromWeek)}, or from week ${say.number(EXPECTANT_MOTHERS.multiple.noTravelFromWeek)} with twins or more ([week by week](/passenger/detailService/pregnantWoman));`,
            'passengers with an infectious disease that others could catch on board;',
            'passengers our doctors consider too ill to fly, or who would need medical care that isn’t available on board.',
          ],
        },
        'We’ll never refuse you because of a disability. If you can’t follow the safety instructions, leave your seat, eat or use the lavatory without help, please travel with a companion who can help you. The crew aren’t allowed to lift passengers or give medicines.',
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
                'No. Help at the airport and on board is free, and your walking aids travel free too. You only pay for extra seats, if you want one next to you or need to lie down.',
              ],
            },
            {
              question: 'I’ve already chosen a seat and now need assistance. What happens?',
              answer: [
                'Call us. If the seat is suitable, you can keep it. If not, we’ll find you another and refund what you paid for the first.',
              ],
            },
            {
              question: 'Part of my trip is with another airline. Who tells them?',
              answer: [
                'If all your flights are on one ticket, we pass on your request. If you have separate tickets, please tell each airline.',
              ],
            },
            {
              question: 'Do I have to prove my disability?',
              answer: [
                'No. We only ask for a form if flying itself could harm your health, or if you want to use medical devices on board.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
