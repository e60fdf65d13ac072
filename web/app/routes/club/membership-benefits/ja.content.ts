import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { LOUNGE_RULES } from '#schema/codes/flights/lounges.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');

export const ja: Content = {
  title: '会員特典',
  description:
    'カードごとの特典をご案内します。ボーナスポイント、手荷物の追加、ラウンジと同伴者、優先サービス、専用カウンター、座席の割引、誕生月など。',
  lead: '当社が運航し、当社の便名で販売する便で、運賃に加えてご利用いただける特典です。',
  keywords: ['ラウンジ', '同伴者', '手荷物', '優先', '座席', '割引', '誕生日'],
  sections: [
    {
      id: 'bonus',
      title: 'ボーナスポイント',
      blocks: [
        '運賃によるポイントに、カードに応じたボーナスを加算します。ボーナスは運賃によるポイントに対する割合で計算し、端数は切り捨てます。ステイタスポイントには含まれません。',
        { kind: 'figure', name: 'bonus' },
        `誕生月に出発する便では、すべてのカードで${say.measure(EARNING.birthdayBonusPercent, 'percent')}のボーナスが加わります。どちらのボーナスも運賃によるポイントをもとに計算し、合わせて加算します。[ポイントを計算する](/memberIntro/flyWithUs#estimate)。`,
      ],
    },
    {
      id: 'baggage',
      title: 'お預け手荷物の追加',
      blocks: [
        '運賃に含まれる手荷物に加えてお預けいただけます。手荷物を含まない運賃でも対象です。',
        { kind: 'figure', name: 'bags' },
        {
          kind: 'list',
          items: [
            '会員ご本人の分です。同じ予約のほかの方へお譲りいただくことはできません。',
            '当社便を乗り継ぐ場合は、すべての便に適用します。',
            '手荷物1個の重さは、[お預かりできる上限](/checkedBaggage)までです。',
          ],
        },
      ],
    },
    {
      id: 'lounge',
      title: 'ラウンジ',
      blocks: [
        'ご利用のクラスにかかわらず、当社便の出発空港のラウンジにご入室いただけます。',
        { kind: 'figure', name: 'lounge' },
        {
          kind: 'list',
          items: [
            '同伴の方は、同じ便にご搭乗になり、会員と一緒にご入室ください。',
            `${say.number(LOUNGE_RULES.childrenFreeUnderAge)}歳以上のお子様は同伴者の人数に含みます。${say.number(LOUNGE_RULES.childrenFreeUnderAge)}歳未満のお子様は含みません。`,
            `ご出発の${say.span(LOUNGE_RULES.opensHoursBefore, 'hour')}前から、搭乗券と会員番号でご入室いただけます。場所は${say.page('/lounges')}でご案内しています。`,
          ],
        },
      ],
    },
    {
      id: 'airport',
      title: '空港での優先サービス',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: '優先チェックイン',
              value: 'シルバー以上の会員は、どのクラスでも優先カウンターをご利用いただけます。',
            },
            {
              term: 'ゴールド・プラチナ専用カウンター',
              value: `${say.city}の空港には、ゴールド専用と、お掛けになってお待ちいただけるプラチナ専用のカウンターがあります。ほかの空港ではビジネスクラスのカウンターをご利用ください。`,
            },
            {
              term: '優先搭乗',
              value: 'ゴールド以上の会員は、小さなお子様連れの方に続いてご搭乗いただけます。',
            },
            {
              term: '手荷物の優先返却',
              value: 'ゴールド以上の会員の手荷物には優先タグを付け、先にお返しします。',
            },
            {
              term: '空席待ち',
              value:
                '満席の便に空席が出たときは、シルバー以上の会員を優先してご案内します。会員同士では上位のカードの方が先です。',
            },
          ],
        },
        '同じ予約の方は、会員とご一緒にチェックインとご搭乗ができます。',
      ],
    },
    {
      id: 'seats',
      title: '座席',
      blocks: [
        '足元の広い座席や前方の座席など、有料座席をカードに応じた割引でお選びいただけます。標準席の料金は運賃によって異なります。',
        { kind: 'figure', name: 'seats' },
        {
          kind: 'list',
          items: [
            `ゴールド以上の会員のために、チェックインが始まる出発${say.span(LIMITS.checkInOpensMinutes / 60, 'hour')}前まで、客室前方の列を確保しています。以降はどなたでもお選びいただけます。`,
            say.online(
              'PAY_WITH_POINTS',
              '割引は会員ご本人の座席に適用します。残りの料金はポイントでもお支払いいただけます。',
              '割引は会員ご本人の座席に適用します。残りの料金は、お電話でポイントでのお支払いも承ります。',
            ),
            '非常口座席の条件は、どのカードをお持ちの方にも同じく適用されます。',
          ],
        },
      ],
    },
    {
      id: 'conditions',
      title: 'ご利用条件',
      blocks: [
        {
          kind: 'list',
          items: [
            'チェックインの前に、予約に会員番号が登録されていること。他社の番号が登録されている場合は、そのプログラムが適用されます。',
            'ご搭乗日にカードが有効であること。',
            `当社が運航する便であること。${say.page('/memberIntro/partners')}の便ではポイントが貯まりますが、特典の対象にはなりません。`,
            '運賃とカードに同じ特典がある場合は、重ねてご利用いただけません。',
          ],
        },
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
              question: 'カードを忘れても特典を利用できますか。',
              answer: [
                'はい。会員資格は会員番号で管理しています。ステイタスが印字された搭乗券をご提示ください。',
              ],
            },
            {
              question: 'ゴールドになる前に予約した便でも特典を受けられますか。',
              answer: [
                'はい。カードが有効になった日からご利用いただけます。ただし、お支払い済みの座席料金は、さかのぼって割引することはできません。',
              ],
            },
            {
              question: '受けられるはずの特典を受けられませんでした。どうすればよいですか。',
              answer: [
                `申し訳ございません。便名、日付、内容を${say.email}へお送りいただくか、[お問い合わせ](/guide/contact)ください。できる限りの対応をいたします。`,
              ],
            },
          ],
        },
        {
          kind: 'cards',
          items: [
            {
              title: 'カードとステイタス',
              text: '会員カードの比較と、獲得条件をご案内します。',
              to: '/memberIntro/vipMemberSystem',
            },
            {
              title: 'ご搭乗でポイントを貯める',
              text: '運賃タイプ別の積算率と、事後登録の方法をご案内します。',
              to: '/memberIntro/flyWithUs',
            },
          ],
        },
      ],
    },
  ],
};
