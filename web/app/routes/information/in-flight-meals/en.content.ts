import type { Cabin } from '#schema/codes/flights/cabins.ts';
import {
  ALCOHOL_FROM_AGE,
  MEAL_BANDS,
  type MealCourse,
  SPECIAL_MEALS_FROM_MINUTES,
} from '#schema/codes/flights/meal-service.ts';
import { SPECIAL_MEALS } from '#schema/codes/travellers/special-meals.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const COURSES: Readonly<Record<MealCourse, string>> = {
  SNACK: 'A packed snack',
  LIGHT_MEAL: 'A light meal on a tray',
  HOT_MEAL: 'A hot meal with a choice of two dishes',
  MENU: 'A multi-course menu with a choice of three main dishes',
  BETWEEN: 'snacks and fruit in between',
  SECOND_MEAL: 'a second meal before landing',
};
const length = (minutes: number) =>
  minutes % 60 === 0 ? say.span(minutes / 60, 'hour') : say.span(minutes, 'minute');
const band = (at: number, cabin: Cabin) =>
  (MEAL_BANDS[at]?.courses[cabin] ?? []).map((course) => COURSES[course]).join('; ');
function bandName(at: number) {
  const [from, until] = [MEAL_BANDS[at]?.fromMinutes ?? 0, MEAL_BANDS[at + 1]?.fromMinutes];
  if (from === 0) return `Under ${length(until ?? 0)}`;
  return until ? `${length(from)} to under ${length(until)}` : `${length(from)} or more`;
}
const { GFML, KSML } = SPECIAL_MEALS;

export const en: Content = {
  title: 'Meals on board',
  description:
    'What we serve in Economy and Business by length of flight, all special meals with their codes and deadlines, and how to request one.',
  lead: 'Food and drink are included in every fare. We can also prepare a special meal for your diet, your religion or your child if you ask in time.',
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
      title: 'What we serve',
      blocks: [
        {
          kind: 'table',
          caption: 'Meals by length of flight, from gate to gate',
          columns: ['Flight', 'Economy', 'Business'],
          rows: MEAL_BANDS.map((_, at) => [
            bandName(at),
            band(at, 'ECONOMY'),
            band(at, 'BUSINESS'),
          ]),
        },
        `From ${say.city}, we serve the cooking of the region. On the way back, we draw on local dishes: soba from Tokyo, laksa from Singapore, salmon from Helsinki. Menus change with the season. On late-night flights we serve soon after take-off. If you’d rather sleep first, tell the crew and they’ll serve you before landing.`,
      ],
    },
    {
      id: 'drinks',
      title: 'Drinks',
      blocks: [
        {
          kind: 'list',
          items: [
            'Water, juice, tea and coffee are free in every cabin on every flight. You can ask for water at any time.',
            'Beer and wine are free in Economy on international and regional flights. Business offers beer, wine, sparkling wine and spirits on every flight.',
            `We serve alcohol to passengers aged ${say.number(ALCOHOL_FROM_AGE)} and over. By law, you may only drink alcohol served by the crew, not your own.`,
          ],
        },
      ],
    },
    {
      id: 'special-meals',
      title: 'Special meals',
      blocks: [
        `Special meals are free and available on flights of ${length(SPECIAL_MEALS_FROM_MINUTES)} or more. On shorter flights, the snack is vegetarian.`,
        { kind: 'figure', name: 'specialMeals' },
      ],
    },
    {
      id: 'how-to-ask',
      title: 'How to request one',
      blocks: [
        {
          kind: 'steps',
          items: [
            say.online(
              'ORDER_SPECIAL_MEAL',
              `Open your booking under ${say.page('/order/flightOrderDetail')} at least ${say.span(GFML.hours, 'hour')} before departure, or ${say.span(KSML.hours, 'hour')} for a kosher meal.`,
              `Call customer service at ${say.phone} at least ${say.span(GFML.hours, 'hour')} before departure, or ${say.span(KSML.hours, 'hour')} for a kosher meal.`,
            ),
            say.online(
              'ORDER_SPECIAL_MEAL',
              'Choose a meal for each passenger and flight.',
              'Have your booking reference ready, and tell us which passenger needs which meal on which flight. The code from the table is enough.',
            ),
            'Remind the crew when you’re seated. They have a list with your name and seat.',
          ],
        },
        say.online(
          'ORDER_SPECIAL_MEAL',
          `You can also call us on ${say.phone}.`,
          'You can’t order special meals on this website yet.',
        ),
        {
          kind: 'notice',
          tone: 'warning',
          title: 'After a change',
          text: say.online(
            'ORDER_SPECIAL_MEAL',
            `If you change your flight, or we do, your meal moves to the new flight as long as it can still be requested there. If it can’t, your booking says so. Then call us on ${say.phone}: we’ll do what we can.`,
            'If you change your flight, or we do, please call again: your request doesn’t move to the new flight automatically. The same deadline applies. After that, we’ll do what we can.',
          ),
        },
      ],
    },
    {
      id: 'allergies',
      title: 'Allergies',
      blocks: [
        'We leave out the ingredients a special meal excludes, but our kitchens handle nuts, milk, wheat, fish and shellfish, and other passengers may eat them. We can’t guarantee that any meal or cabin is free of traces.',
        {
          kind: 'list',
          items: [
            'Tell us about a severe allergy when you book, and tell the crew when you board.',
            'Carry your medicine in the cabin, with a doctor’s note if it’s injectable.',
            'You’re welcome to bring your own food. We can warm baby food, but we can’t heat or chill anything else.',
          ],
        },
      ],
    },
    {
      id: 'babies-and-children',
      title: 'Babies and children',
      blocks: [
        'The crew can warm bottles and jars and give you hot water. Bring the formula your baby is used to. You can take liquids for a baby through security: [cabin baggage](/carryOnBaggage#liquids).',
        'We serve children’s meals first, so your hands are free when yours arrives. For more about travelling with children, see [special assistance](/passenger).',
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
                'Yes, wherever we serve a hot meal. We load more of the most popular dish, but by the last rows there may be only one choice left.',
              ],
            },
            {
              question: 'Can I combine two special meals, such as Muslim and low-salt?',
              answer: [
                'Each passenger can have one meal code. Call us: some meals suit both, or we can note what to leave out.',
              ],
            },
            {
              question: 'Are your regular meals halal?',
              answer: [
                'Not usually. To be sure, request the Muslim meal, MOML. It’s prepared in a certified kitchen.',
              ],
            },
            {
              question: 'Does this also apply on partner airlines’ flights?',
              answer: [
                'They have their own menus and deadlines. If the flight is in a booking with us, we’ll pass on your request.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
