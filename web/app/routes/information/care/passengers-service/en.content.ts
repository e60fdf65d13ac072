import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { CARE_SERVICES, MEDICAL } from '#schema/codes/travellers/care-services.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';
import { careRows } from './care-table.ts';

const say = articleFigures('en');
const age = (years: number) => say.number(years);

const rows = careRows({
  services: {
    WCHR: '[Wheelchair through the airport](/passenger/detailService#wheelchairs)',
    WCHS: '[Wheelchair, including steps](/passenger/detailService#wheelchairs)',
    WCHC: '[Wheelchair to the seat](/passenger/detailService#wheelchairs)',
    BLND: '[Blind passengers](/passenger/detailService#sight-and-hearing)',
    DEAF: '[Deaf passengers](/passenger/detailService#sight-and-hearing)',
    DPNA: '[Hidden disabilities](/passenger/detailService#hidden-disabilities)',
    MAAS: '[Meet and assist](/passenger/detailService#elderly)',
    MEDA: '[Medical clearance](/passenger/detailService#medical-clearance)',
    OXYG: '[Your own oxygen concentrator](/passenger/detailService#oxygen)',
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
  seats: (count) => `Fare for ${count === 1 ? 'one seat' : `${say.number(count)} seats`}`,
  perFlight: (singleAisle, twinAisle) => `${say.number(singleAisle)} / ${say.number(twinAisle)}`,
  list: say.list,
});

export const en: Content = {
  title: 'Requests and documents',
  description:
    'Every assistance service with its deadline, documents, price and limit per flight; documents for infants and children; and who can be a guardian.',
  lead: 'What to ask for, by when, and what to bring. Deadlines count back from the scheduled departure of your first flight.',
  keywords: ['SSR', 'deadline', 'form', 'birth certificate', 'guardian', 'infant', 'minor'],
  sections: [
    {
      id: 'services',
      title: 'All services',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          text: say.online(
            'CHECK_IN',
            'With any of these services on your booking, you can’t choose a seat or check in online. We arrange your seat by phone and check you in at the counter. Exit rows aren’t available.',
            'If your booking includes any of these services, we arrange your seat by phone and check you in at the counter. Exit rows aren’t available.',
          ),
        },
        {
          kind: 'table',
          caption:
            'Services with their IATA codes, and how many passengers can have each on an Airbus or Boeing 787-9 flight',
          columns: ['Service', 'Code', 'Ask at least', 'Documents', 'Price', 'Airbus / 787-9'],
          rows,
        },
        `See the separate page for [expectant mothers](/passenger/detailService/pregnantWoman). ${say.online('ORDER_SPECIAL_MEAL', 'To request a special meal', 'To request a special meal by phone')}, see [meals on board](/inFlightMeals).`,
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
            'Tell us what you need in your own words. You don’t need to know the code.',
            'Send any documents to the address in our reply. Photos and files are fine; bring the originals with you.',
            'Wait for our confirmation by e-mail. The service isn’t booked until you have it, so call again if you haven’t heard from us after a day.',
            `Come to the check-in counter at least ${say.span(COUNTERS.assistanceMinutes, 'minute')} before departure: [find the counter](/guide/airport).`,
          ],
        },
        `**Missed the deadline?** Call us. You can get a wheelchair through the airport on the day, but you may have to wait. Our doctors need ${say.span(MEDICAL.answerHours, 'hour')} for medical clearance, and we need ${say.span(CARE_SERVICES.STCR.noticeHours, 'hour')} to fit a stretcher.`,
        say.online(
          'CHECK_IN',
          '**Has something changed?** Please let us know. If you no longer need a service, we can offer it to someone else, and you can check in online again.',
          '**Has something changed?** Please let us know. If you no longer need a service, we can offer it to someone else.',
        ),
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
              value: `${say.span(LIMITS.infantFromDays, 'day')} to under ${age(LIMITS.childFromAge)} years, on an adult’s lap. An infant who turns ${age(LIMITS.childFromAge)} before a later flight of the trip is booked as a child for the whole trip.`,
            },
            {
              term: 'Child',
              value: `${age(LIMITS.childFromAge)} to ${age(LIMITS.adultFromAge - 1)} years, in their own seat.`,
            },
            {
              term: 'Guardian',
              value: `An adult aged ${age(LIMITS.guardianFromAge)} or over on the same booking and flights. Each guardian can take up to ${say.number(LIMITS.dependantsPerGuardian)} children and infants in total, including no more than ${say.number(LIMITS.infantsPerGuardian)} infant.`,
            },
            {
              term: 'Young people',
              value: `Passengers aged ${age(LIMITS.adultFromAge)} to ${age(LIMITS.guardianFromAge - 1)} pay the adult fare, can’t act as a guardian and need one in the booking.`,
            },
          ],
        },
        'Age is counted on the local date of departure. Children and infants [can’t travel alone](/passenger/detailService#minors), and their date can only change together with their guardian’s.',
        {
          kind: 'table',
          caption: 'Travel documents for children and infants; each needs their own',
          columns: ['Journey', 'Children from mainland China', 'Others'],
          rows: [
            [
              'Within mainland China',
              `Identity card or household register; under ${age(LIMITS.birthCertificateUnderAge)}, the medical certificate of birth is also accepted`,
              'Passport; for Hong Kong, Macao and Taiwan residents, the mainland travel permit or residence permit',
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
          title: 'Travelling with one parent or another adult',
          text: 'Many countries require the birth certificate and a letter of consent from any parent who isn’t travelling. Some require certified or translated copies. Check with the embassy in good time; without these documents, a child may be refused entry.',
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
            `**Bassinet:** ask at least ${say.span(CARE_SERVICES.BSCT.noticeHours, 'hour')} before departure; see the [size and weight limits](/passenger/detailService#bassinet).`,
            'You choose the adult carrying the infant when you book. The adult must be a guardian, and each can carry one infant.',
            '**Car seat:** book a child’s seat for your infant and bring a car seat labelled for use in aircraft. Install it by the window, facing the way its label shows.',
            '**Pushchair:** use it up to the aircraft door. It travels free: see [checked baggage](/checkedBaggage).',
            '**Food:** you can take the milk, water and purée you need for the flight through security. The crew can warm bottles.',
            'Every aircraft has a changing table in at least one lavatory.',
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
            `**Medical form:** you fill in part one, and your doctor fills in part two no more than ${say.span(MEDICAL.formDays, 'day')} before departure. Ask for the form when you call, or by e-mail at ${say.email}.`,
            '**Certificate for expectant mothers:** we don’t have a form; see [what it must say](/passenger/detailService/pregnantWoman#certificate).',
            '**Parental consent:** use your destination country’s form, or a simple letter with names, dates, flights, addresses and signatures.',
            '**Electric wheelchair:** no form needed; just tell us the make, model, weight, size and battery type.',
          ],
        },
        'We only use information about your health for your journey: see [sensitive personal information](/sensitiveRules).',
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
              question: 'Can I request a service for someone else?',
              answer: [
                'Yes, with their booking reference and name. For medical forms, we need their consent.',
              ],
            },
            {
              question: 'I booked through a travel agency. Who should I contact?',
              answer: [
                'You can ask the agency or us. If you call us, have your ticket number ready, and we’ll add your request to the agency’s booking.',
              ],
            },
            {
              question: 'Does the limit apply to the whole aircraft?',
              answer: [
                'Yes, and we confirm requests in the order we receive them. If a flight has reached its limit, we’ll offer you the next one without a change fee.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
