import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { CARE_SERVICES, MEDICAL } from '#schema/codes/travellers/care-services.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';
import { careRows } from './care-table.ts';

const say = forTexts('en');
const age = (years: number) => say.number(years);

const rows = careRows({
  services: {
    WCHR: '[Wheelchair through the airport](/passenger/detailService#wheelchairs)',
    WCHS: '[Wheelchair, also up steps](/passenger/detailService#wheelchairs)',
    WCHC: '[Wheelchair to the seat](/passenger/detailService#wheelchairs)',
    BLND: '[Blind travellers](/passenger/detailService#sight-and-hearing)',
    DEAF: '[Deaf travellers](/passenger/detailService#sight-and-hearing)',
    DPNA: '[Hidden disabilities](/passenger/detailService#hidden-disabilities)',
    MAAS: '[Meet and assist](/passenger/detailService#elderly)',
    MEDA: '[Medical clearance](/passenger/detailService#medical-clearance)',
    OXYG: '[Own oxygen concentrator](/passenger/detailService#oxygen)',
    STCR: '[Stretcher](/passenger/detailService#stretcher)',
    BSCT: '[Bassinet](/passenger/detailService#bassinet)',
    SVAN: '[Service dog in the cabin](/passenger/detailService#service-animals)',
    EXST: '[Extra seat](/passenger/detailService#extra-seat)',
  },
  documents: {
    MEDICAL_FORM: 'Medical form',
    TRAINING_CERTIFICATE: 'Proof of training',
    ANIMAL_HEALTH: 'veterinary certificate',
  },
  noDocuments: 'None',
  free: 'Free',
  unlimited: 'No limit',
  hours: (hours) => `${say.span(hours, 'hour')} before`,
  seats: (count) => `Fare of ${count === 1 ? 'one seat' : `${say.number(count)} seats`}`,
  perFlight: (singleAisle, twinAisle) => `${say.number(singleAisle)} / ${say.number(twinAisle)}`,
  list: say.list,
});

export const en: Content = {
  title: 'Requests and documents',
  description:
    'Every special service with its deadline, documents, price and number on a flight; papers for infants and children, and who may be a guardian.',
  lead: 'What to ask for, until when, and what to bring. Deadlines count back from the scheduled departure of your first flight.',
  keywords: ['SSR', 'deadline', 'form', 'birth certificate', 'guardian', 'infant', 'minor'],
  sections: [
    {
      id: 'services',
      title: 'All services',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          text: 'With any of these on your booking you choose no seat and do not check in online: we do both for you, by phone and at the counter. Exit rows are barred.',
        },
        {
          kind: 'table',
          caption:
            'Services with their IATA codes, and how many travellers may have them on a flight by an Airbus or a Boeing 787-9',
          columns: ['Service', 'Code', 'Ask at the latest', 'Documents', 'Price', 'Airbus / 787-9'],
          rows,
        },
        `Expectant mothers have [a page of their own](/passenger/detailService/pregnantWoman). Special meals are ordered [with the other meals](/inFlightMeals).`,
      ],
    },
    {
      id: 'how',
      title: 'How to ask',
      blocks: [
        {
          kind: 'steps',
          items: [
            `Have your booking reference ready, and call ${say.phone}, or [write to us](/guide/contact).`,
            'Say what you need in your own words. You need not know the code.',
            'Send the documents, if any, to the address in our answer: photos and files are fine, the originals travel with you.',
            'Wait for our confirmation by e-mail. Without it the service is not booked; call again if you have heard nothing after a day.',
            `Come to the counter ${say.span(COUNTERS.assistanceMinutes, 'minute')} before departure; [where it is](/guide/airport).`,
          ],
        },
        `**Too late for the deadline?** Call us. Wheelchairs through the airport can be had on the day, with some waiting. Medical clearance takes our doctors ${say.span(MEDICAL.answerHours, 'hour')}, and a stretcher cannot be fitted faster than in ${say.span(CARE_SERVICES.STCR.noticeHours, 'hour')}.`,
        '**Something has changed?** Tell us as well: services that are not needed any more can help someone else, and online check-in opens for you again.',
      ],
    },
    {
      id: 'children',
      title: 'Infants and children',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: 'Infant',
              value: `${say.span(LIMITS.infantFromDays, 'day')} to under ${age(LIMITS.childFromAge)} years, on the lap of an adult. Who turns ${age(LIMITS.childFromAge)} before a later flight of the trip is booked as a child for all of it.`,
            },
            {
              term: 'Child',
              value: `${age(LIMITS.childFromAge)} to ${age(LIMITS.adultFromAge - 1)} years, on a seat of its own.`,
            },
            {
              term: 'Guardian',
              value: `An adult of ${age(LIMITS.guardianFromAge)} or over on the same booking and the same flights. Each can take ${say.number(LIMITS.infantsPerGuardian)} infant and as many children as make ${say.number(LIMITS.dependantsPerGuardian)} together.`,
            },
            {
              term: 'Young people',
              value: `From ${age(LIMITS.adultFromAge)} to ${age(LIMITS.guardianFromAge - 1)} one pays as an adult, is nobody’s guardian, and needs one in the booking.`,
            },
          ],
        },
        'The age on the local day of departure counts. Children and infants [never travel alone](/passenger/detailService#minors), and change dates together with those they travel with.',
        {
          kind: 'table',
          caption: 'Travel documents of children and infants; each needs one of their own',
          columns: ['Journey', 'Children from mainland China', 'Others'],
          rows: [
            [
              'Within mainland China',
              `Identity card or household register; under ${age(LIMITS.birthCertificateUnderAge)} also the medical certificate of birth`,
              'Passport; from Hong Kong, Macao and Taiwan the mainland travel permit or residence permit',
            ],
            [
              'To Hong Kong or Macao',
              'Exit-entry permit for Hong Kong and Macao',
              'Passport or travel permit',
            ],
            ['To Taiwan', 'Exit-entry permit for Taiwan', 'Passport or travel permit'],
            [
              'To other countries',
              'Passport, with visa where needed',
              'Passport, with visa where needed',
            ],
          ],
        },
        {
          kind: 'notice',
          title: 'With one parent, or with others',
          text: 'Many countries ask for the birth certificate and a letter of consent from the parents who do not come along, some of them certified and translated. Ask the embassy in time; without it a child may be refused at the border.',
        },
      ],
    },
    {
      id: 'infants',
      title: 'On board with an infant',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Bassinet:** ask ${say.span(CARE_SERVICES.BSCT.noticeHours, 'hour')} before departure; [size and weight](/passenger/detailService#bassinet).`,
            'The infant’s adult is chosen when you book, and must be a guardian: each takes one on the lap.',
            '**Car seat:** book a child’s seat for the infant and bring one that is marked for use in aircraft. It stands at the window, facing as its label says.',
            '**Pushchair:** keep it to the aircraft door. It is carried free of charge: [checked baggage](/checkedBaggage).',
            '**Food:** milk, water and purée for the flight pass security in the amount you need. The crew warms bottles.',
            'Changing tables are in at least one lavatory of each aircraft.',
          ],
        },
      ],
    },
    {
      id: 'forms',
      title: 'Forms',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Medical form:** part one is for you, part two for your doctor, within ${say.span(MEDICAL.formDays, 'day')} before departure. Ask for it when you call, or by e-mail at ${say.email}.`,
            '**Certificate for expectant mothers:** no form of ours; [what it must say](/passenger/detailService/pregnantWoman#certificate).',
            '**Consent of parents:** the form of the country you travel to, or a plain letter with names, dates, flights, addresses and signatures.',
            '**Electric wheelchair:** no form; maker, model, weight, size and kind of battery are enough.',
          ],
        },
        'What we learn about your health is used for your journey only: see [sensitive personal information](/sensitiveRules).',
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
              question: 'Can I ask for a service for someone else?',
              answer: [
                'Yes, with their booking reference and name. For medical forms we need their consent.',
              ],
            },
            {
              question: 'I booked through a travel agency. Whom do I ask?',
              answer: [
                'Either. If you call us, have the ticket number ready; we add the request to the agency’s booking.',
              ],
            },
            {
              question: 'Does the number on a flight count for the whole aircraft?',
              answer: [
                'Yes, and we confirm in the order of requests. If a flight is full, we offer you the next one without a change fee.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
