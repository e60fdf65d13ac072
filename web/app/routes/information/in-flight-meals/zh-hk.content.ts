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

const say = articleFigures('zh-hk');
const COURSES: Readonly<Record<MealCourse, string>> = {
  SNACK: '輕便小食',
  LIGHT_MEAL: '輕便餐',
  HOT_MEAL: '熱餐，主菜兩款可選',
  MENU: '多道菜套餐，主菜三款可選',
  BETWEEN: '航程中小食及水果',
  SECOND_MEAL: '抵達前第二餐',
};
const length = (minutes: number) =>
  minutes % 60 === 0 ? say.span(minutes / 60, 'hour') : say.span(minutes, 'minute');
const band = (at: number, cabin: Cabin) =>
  (MEAL_BANDS[at]?.courses[cabin] ?? []).map((course) => COURSES[course]).join('；');
function bandName(at: number) {
  const [from, until] = [MEAL_BANDS[at]?.fromMinutes ?? 0, MEAL_BANDS[at + 1]?.fromMinutes];
  if (from === 0) return `少於${length(until ?? 0)}`;
  return until ? `${length(from)}或以上、少於${length(until)}` : `${length(from)}或以上`;
}
const { GFML, KSML } = SPECIAL_MEALS;

export const zhHk: Content = {
  title: '機上餐膳',
  description: '經濟及商務客位按航程時間供應的餐膳、所有特別餐的代碼及申請時限，以及申請方法。',
  lead: '所有票價均包括餐飲。如因飲食習慣、宗教或同行兒童而需要特別餐，請於限期前提出，我們會為您準備。',
  keywords: ['飛機餐', '素食', '純素', '清真', '猶太餐', '無麩質', '敏感', '飲品', '嬰兒食品'],
  sections: [
    {
      id: 'what-is-served',
      title: '供應餐膳',
      blocks: [
        {
          kind: 'table',
          caption: '按航程時間（由離開至抵達停機位計算）供應的餐膳',
          columns: ['航程', '經濟客位', '商務客位'],
          rows: MEAL_BANDS.map((_, at) => [
            bandName(at),
            band(at, 'ECONOMY'),
            band(at, 'BUSINESS'),
          ]),
        },
        `由${say.city}出發的航班供應江南風味，飛返${say.city}的航班則供應當地菜式：東京的蕎麥麵、新加坡的叻沙、赫爾辛基的三文魚。餐單隨季節更換。深夜航班於起飛後不久供餐；如想先休息，請告訴機艙服務員，抵達前再為您供餐。`,
      ],
    },
    {
      id: 'drinks',
      title: '飲品',
      blocks: [
        {
          kind: 'list',
          items: [
            '所有客位及航班均免費供應水、果汁、茶及咖啡，可隨時索取飲用水。',
            '經濟客位於國際及地區航班免費供應啤酒及葡萄酒；商務客位所有航班均免費供應，並備有烈酒及氣泡酒。',
            `年滿${say.number(ALCOHOL_FROM_AGE)}歲方可飲用酒精飲品。按法例規定，機上只可飲用由機艙服務員供應的酒，不可飲用自備的酒。`,
          ],
        },
      ],
    },
    {
      id: 'special-meals',
      title: '特別餐',
      blocks: [
        `特別餐毋須另外付費，於航程${length(SPECIAL_MEALS_FROM_MINUTES)}或以上的航班供應；較短航班的小食均為素食。`,
        { kind: 'figure', name: 'specialMeals' },
      ],
    },
    {
      id: 'how-to-ask',
      title: '申請方法',
      blocks: [
        {
          kind: 'steps',
          items: [
            say.online(
              'ORDER_SPECIAL_MEAL',
              `最遲於起飛前${say.span(GFML.hours, 'hour')}（猶太餐為${say.span(KSML.hours, 'hour')}）在${say.page('/order/flightOrderDetail')}開啟預訂。`,
              `最遲於起飛前${say.span(GFML.hours, 'hour')}（猶太餐為${say.span(KSML.hours, 'hour')}）致電客戶服務${say.phone}。`,
            ),
            say.online(
              'ORDER_SPECIAL_MEAL',
              '為每位乘客及每班航班選擇餐膳。',
              '請準備訂位編號，並說明哪位乘客在哪一航班需要哪款餐膳，只須說出表中的代碼即可。',
            ),
            '就座後，請提醒機艙服務員您訂了特別餐。他們的名單上有您的姓名及座位。',
          ],
        },
        say.online(
          'ORDER_SPECIAL_MEAL',
          `亦可致電${say.phone}申請。`,
          '本網站暫未提供網上申請特別餐。',
        ),
        {
          kind: 'notice',
          tone: 'warning',
          title: '更改航班後',
          text: say.online(
            'ORDER_SPECIAL_MEAL',
            `不論由您或由我們更改航班，只要新航班仍可申請，特別餐便會轉到新航班。如未能轉移，預訂內會註明；請致電${say.phone}，我們會盡力安排。`,
            '不論由您或由我們更改航班，請再次致電，因為申請不會自動轉到新航班。申請時限相同；逾時我們會盡力安排。',
          ),
        },
      ],
    },
    {
      id: 'allergies',
      title: '食物敏感',
      blocks: [
        '特別餐會剔除指定材料，但廚房同時處理果仁、奶類、小麥、魚類及貝殼類海產，其他乘客亦可能在機上食用這些食物。我們不能保證餐膳或機艙完全沒有微量致敏原。',
        {
          kind: 'list',
          items: [
            '如有嚴重敏感，請於預訂時告知我們，並於登機時告知機艙服務員。',
            '請隨身攜帶藥物；如屬注射藥物，請備醫生證明。',
            '歡迎自備食物。除嬰兒食品外，我們不能代為加熱或冷藏。',
          ],
        },
      ],
    },
    {
      id: 'babies-and-children',
      title: '嬰兒及兒童',
      blocks: [
        `機艙服務員可代為加熱奶樽及嬰兒食品，並提供熱水。請自備嬰兒慣用的奶粉。嬰兒所需的液體可通過安檢，詳情請參閱${say.page('/carryOnBaggage', 'liquids')}。`,
        `兒童餐會先行派發，方便您照顧孩子後再用餐。攜同兒童乘搭航班，請參閱${say.page('/passenger')}。`,
      ],
    },
    {
      id: 'questions',
      title: '常見問題',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '沒有預先申請，可以選擇主菜嗎？',
              answer: [
                '可以，凡供應熱餐的航班均可選擇。我們會多備較受歡迎的一款，但派到最後幾排時，或許只剩一款。',
              ],
            },
            {
              question: '可以同時申請兩種特別餐，例如清真兼低鹽嗎？',
              answer: [
                '每位乘客只可申請一款。請致電查詢：有些餐膳同時符合兩項要求，我們亦可註明須剔除的材料。',
              ],
            },
            {
              question: '一般餐膳是否清真？',
              answer: ['一般不是。請申請清真餐（MOML），該餐由認證廚房製作。'],
            },
            {
              question: '合作航空公司的航班也適用嗎？',
              answer: [
                '合作航空公司另有餐單及申請時限。如該航班屬您在本公司的預訂，我們會代為轉達要求。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
