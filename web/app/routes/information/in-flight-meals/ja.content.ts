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

const say = articleFigures('ja');
const COURSES: Readonly<Record<MealCourse, string>> = {
  SNACK: '軽いスナック',
  LIGHT_MEAL: '軽食',
  HOT_MEAL: `温かいお食事（主菜は${say.number(2)}種類から）`,
  MENU: `コース料理（主菜は${say.number(3)}種類から）`,
  BETWEEN: '途中のスナックと果物',
  SECOND_MEAL: '到着前にもう一度お食事',
};
const length = (minutes: number) =>
  minutes % 60 === 0 ? say.span(minutes / 60, 'hour') : say.span(minutes, 'minute');
const band = (at: number, cabin: Cabin) =>
  (MEAL_BANDS[at]?.courses[cabin] ?? []).map((course) => COURSES[course]).join('、');
function bandName(at: number) {
  const [from, until] = [MEAL_BANDS[at]?.fromMinutes ?? 0, MEAL_BANDS[at + 1]?.fromMinutes];
  if (from === 0) return `${length(until ?? 0)}未満`;
  return until ? `${length(from)}以上${length(until)}未満` : `${length(from)}以上`;
}
const { GFML, KSML } = SPECIAL_MEALS;

export const ja: Content = {
  title: '機内食',
  description:
    '飛行時間・クラス別のお食事、特別機内食の種類とコード、お申し込みの期限と方法をご案内します。',
  lead: 'お食事とお飲み物は、すべての運賃に含まれます。食事制限や宗教、お子様に合わせたお食事は、期限までにお申し込みいただければご用意します。',
  keywords: [
    '食事',
    'ベジタリアン',
    'ビーガン',
    'ハラール',
    'コーシャ',
    'グルテン',
    'アレルギー',
    '離乳食',
  ],
  sections: [
    {
      id: 'what-is-served',
      title: 'お食事の内容',
      blocks: [
        {
          kind: 'table',
          caption: '飛行時間（出発から到着まで）ごとのお食事',
          columns: ['飛行時間', 'エコノミークラス', 'ビジネスクラス'],
          rows: MEAL_BANDS.map((_, at) => [
            bandName(at),
            band(at, 'ECONOMY'),
            band(at, 'BUSINESS'),
          ]),
        },
        `${say.city}発の便では江南の味を、${say.city}行きの便では出発地の味をお出しします。東京からはそば、シンガポールからはラクサ、ヘルシンキからはサーモン。献立は季節ごとに替わります。深夜便のお食事は離陸後まもなくお出ししますが、お休みになりたい方には到着前にもお出しできます。客室乗務員にお申し付けください。`,
      ],
    },
    {
      id: 'drinks',
      title: 'お飲み物',
      blocks: [
        {
          kind: 'list',
          items: [
            '水、ジュース、お茶、コーヒーは、全便・全クラスで無料です。お水はいつでもお申し付けください。',
            'ビールとワインは、エコノミークラスでは国際線・地域路線で、ビジネスクラスでは全便で無料です。ビジネスクラスには蒸留酒とスパークリングワインもございます。',
            `酒類は${say.number(ALCOHOL_FROM_AGE)}歳以上の方にお出しします。法令により、機内でお飲みいただけるのは客室乗務員がお出しする酒類に限られ、持ち込んだ酒類はお飲みいただけません。`,
          ],
        },
      ],
    },
    {
      id: 'special-meals',
      title: '特別機内食',
      blocks: [
        `追加料金はかかりません。飛行時間${length(SPECIAL_MEALS_FROM_MINUTES)}以上の便でご用意します。それより短い便のスナックは、ベジタリアンの方にもお召し上がりいただけます。`,
        { kind: 'figure', name: 'specialMeals' },
      ],
    },
    {
      id: 'how-to-ask',
      title: 'お申し込み方法',
      blocks: [
        {
          kind: 'steps',
          items: [
            say.online(
              'ORDER_SPECIAL_MEAL',
              `ご出発の${say.span(GFML.hours, 'hour')}前（ユダヤ教徒用ミールは${say.span(KSML.hours, 'hour')}前）までに、${say.page('/order/flightOrderDetail')}でご予約を開いてください。`,
              `ご出発の${say.span(GFML.hours, 'hour')}前（ユダヤ教徒用ミールは${say.span(KSML.hours, 'hour')}前）までに、お電話（${say.phone}）でお申し込みください。`,
            ),
            say.online(
              'ORDER_SPECIAL_MEAL',
              '搭乗者ごと、便ごとにお食事をお選びください。',
              '予約番号をご用意のうえ、どなたが、どの便で、どのお食事をご希望かお知らせください。表のコードでお伝えいただけます。',
            ),
            'ご着席の際に、客室乗務員にもお声がけください。お名前と座席の一覧を持っています。',
          ],
        },
        say.online(
          'ORDER_SPECIAL_MEAL',
          `お電話（${say.phone}）でも承ります。`,
          '特別機内食は、このサイトではまだお申し込みいただけません。',
        ),
        {
          kind: 'notice',
          tone: 'warning',
          title: '便を変更したとき',
          text: say.online(
            'ORDER_SPECIAL_MEAL',
            `お客様のご都合でも当社の都合でも、便が変わった場合、新しい便の期限に間に合えばお食事も引き継がれます。引き継げなかったときは、ご予約の画面でお知らせします。お電話（${say.phone}）をください。できる限り手配します。`,
            'お客様のご都合でも当社の都合でも、便が変わった場合は、あらためてお電話ください。お申し込みは新しい便に自動では引き継がれません。期限は同じです。期限後も、できる限り手配します。',
          ),
        },
      ],
    },
    {
      id: 'allergies',
      title: 'アレルギーをお持ちの方',
      blocks: [
        '特別機内食では対象の食材を除きますが、同じ調理場でナッツ、乳、小麦、魚介類を扱っており、機内でほかのお客様が召し上がることもあります。お食事や機内に微量のアレルゲンも含まれないことは、保証できません。',
        {
          kind: 'list',
          items: [
            '重いアレルギーをお持ちの方は、ご予約の際に当社へ、ご搭乗の際に客室乗務員へお知らせください。',
            'お薬は客室にお持ちください。注射薬には診断書をご用意ください。',
            'お食事をご持参いただけます。離乳食のほかは、温めや冷蔵はお受けできません。',
          ],
        },
      ],
    },
    {
      id: 'babies-and-children',
      title: '乳幼児・お子様',
      blocks: [
        `客室乗務員が哺乳瓶や離乳食を温め、お湯をご用意します。ミルクは、いつもお使いのものをお持ちください。乳幼児のための液体物は保安検査を通れます。${say.page('/carryOnBaggage', 'liquids')}をご覧ください。`,
        `チャイルドミールは先にお配りしますので、お子様のあとにごゆっくりお召し上がりください。お子様連れのご旅行については${say.page('/passenger')}をご覧ください。`,
      ],
    },
    {
      id: 'questions',
      title: 'よくあるご質問',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: '申し込みをしなくても、主菜を選べますか。',
              answer: [
                'はい。温かいお食事をお出しする便でお選びいただけます。多く選ばれるものを多めに積んでいますが、最後のほうではご希望に添えないことがあります。',
              ],
            },
            {
              question: 'イスラム教徒用で減塩など、ふたつの条件を組み合わせられますか。',
              answer: [
                'お申し込みいただけるお食事は、おひとりにつきひとつです。両方の条件に合うお食事がある場合や、除く食材を承れる場合もあります。お電話でご相談ください。',
              ],
            },
            {
              question: '通常のお食事はハラールですか。',
              answer: [
                'いいえ、通常はハラール対応ではありません。イスラム教徒用ミール（MOML）をお申し込みください。認証を受けた調理場で作ります。',
              ],
            },
            {
              question: '提携航空会社の便でも同じですか。',
              answer: [
                'いいえ、各社の献立と期限によります。当社でご予約いただいた便であれば、当社からご希望を伝えます。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
