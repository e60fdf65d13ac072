import type { Cabin } from '#schema/codes/flights/cabins.ts';
import {
  ALCOHOL_FROM_AGE,
  MEAL_BANDS,
  type MealCourse,
  SPECIAL_MEALS_FROM_MINUTES,
} from '#schema/codes/flights/meal-service.ts';
import { SPECIAL_MEALS } from '#schema/codes/travellers/special-meals.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const COURSES: Readonly<Record<MealCourse, string>> = {
  SNACK: 'A snack to take away',
  LIGHT_MEAL: 'A light meal in one tray',
  HOT_MEAL: 'A hot meal, two dishes to choose from',
  MENU: 'A menu of several courses, three dishes to choose from',
  BETWEEN: 'snacks and fruit in between',
  SECOND_MEAL: 'a second meal before landing',
};
const length = (minutes: number) =>
  minutes % 60 === 0 ? say.span(minutes / 60, 'hour') : say.span(minutes, 'minute');
const band = (at: number, cabin: Cabin) =>
  (MEAL_BANDS[at]?.courses[cabin] ?? []).map((course) => COURSES[course]).join('; ');
const bandName = (at: number) => {
  const [from, until] = [MEAL_BANDS[at]?.fromMinutes ?? 0, MEAL_BANDS[at + 1]?.fromMinutes];
  if (from === 0) return `Under ${length(until ?? 0)}`;
  return until ? `${length(from)} to under ${length(until)}` : `${length(from)} and more`;
};
const { GFML, KSML } = SPECIAL_MEALS;

export const en: Content = {
  title: 'Meals on board',
  description:
    'What is served in Economy and Business by length of flight, all special meals with their codes and deadlines, and how to ask for one.',
  lead: 'Food and drink are included in every fare. For a diet, your religion or your child, we prepare a meal for you if you ask in time.',
  keywords: [
    'food',
    'vegetarian',
    'vegan',
    'halal',
    'kosher',
    'gluten',
    'allergy',
    'drinks',
    'baby food',
  ],
  sections: [
    {
      id: 'what-is-served',
      title: 'What is served',
      blocks: [
        {
          kind: 'table',
          caption: 'Meals by the length of the flight, from gate to gate',
          columns: ['Flight', 'Economy', 'Business'],
          rows: MEAL_BANDS.map((_, at) => [
            bandName(at),
            band(at, 'ECONOMY'),
            band(at, 'BUSINESS'),
          ]),
        },
        'We cook in Shanghai in the way of the region, and on the way back with what the place has to offer: soba from Tokyo, laksa from Singapore, salmon from Helsinki. Menus change with the season. On flights that leave late at night we serve soon after take-off or, if you would rather sleep, before landing: tell the crew.',
      ],
    },
    {
      id: 'drinks',
      title: 'Drinks',
      blocks: [
        {
          kind: 'list',
          items: [
            'Water, juice, tea and coffee are free in every cabin on every flight. Ask for water at any time.',
            'Beer and wine are free in Economy on flights across a border, and in Business on every flight, there with spirits and sparkling wine.',
            `Alcohol is served from ${say.number(ALCOHOL_FROM_AGE)} years. By law you may drink only what the crew serves, not what you bring.`,
          ],
        },
      ],
    },
    {
      id: 'special-meals',
      title: 'Special meals',
      blocks: [
        `They cost nothing and are served on flights of ${length(SPECIAL_MEALS_FROM_MINUTES)} or more. On shorter ones the snack is vegetarian.`,
        { kind: 'figure', name: 'specialMeals' },
      ],
    },
    {
      id: 'how-to-ask',
      title: 'How to ask for one',
      blocks: [
        {
          kind: 'steps',
          items: [
            `Call customer service at ${say.phone}: ${say.span(GFML.hours, 'hour')} before departure at the latest, for a kosher meal ${say.span(KSML.hours, 'hour')}.`,
            'Have your booking reference ready, and say who needs which meal on which flight. The code from the table is enough.',
            'Remind the crew when you sit down. They have a list with your name and seat.',
          ],
        },
        'Special meals cannot be ordered on this website yet.',
        {
          kind: 'notice',
          tone: 'warning',
          title: 'After a change',
          text: 'If you change your flight or we change it, call again: the request does not move with you by itself. The same deadline applies; after that we do what we can.',
        },
      ],
    },
    {
      id: 'allergies',
      title: 'Allergies',
      blocks: [
        'We leave out what a special meal excludes, but our kitchens handle nuts, milk, wheat, fish and shellfish, and others on board may eat them. No meal and no cabin is free of traces.',
        {
          kind: 'list',
          items: [
            'Tell us about a severe allergy when you book, and the crew when you board.',
            'Carry your medicine in the cabin, with a doctor’s note if it is injected.',
            'You are welcome to bring your own food. We cannot warm or cool it, apart from baby food.',
          ],
        },
      ],
    },
    {
      id: 'babies-and-children',
      title: 'Babies and children',
      blocks: [
        'The crew warm bottles and jars on request and give you hot water. Bring the formula that your baby is used to. Liquids for babies may pass security: [cabin baggage](/carryOnBaggage#liquids).',
        'A child’s meal is served before the others, so that you have your hands free when yours comes. For more about travelling with children see [who needs what](/passenger).',
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
              question: 'Can I choose between dishes without ordering ahead?',
              answer: [
                'Yes, wherever a hot meal is served. We load more of the dish that is usually asked for, but the last rows may find only one left.',
              ],
            },
            {
              question: 'May I have two special meals in one, for instance Muslim and low-salt?',
              answer: [
                'Each traveller can have one code. Call us: often a meal fits both, or we can note what to leave out.',
              ],
            },
            {
              question: 'Is the ordinary food halal?',
              answer: [
                'Not as a rule. Ask for the Muslim meal, MOML, to be sure. It is prepared in a certified kitchen.',
              ],
            },
            {
              question: 'Does the same apply on flights of partner airlines?',
              answer: [
                'They have their own menus and deadlines. We pass on your request if the flight is in a booking with us.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
