import { LIMITS } from '#schema/codes/base/limits.ts';
import {
  CABIN_BAG,
  CABIN_LIQUIDS,
  CHECKED_BAG,
  SPARE_BATTERIES,
} from '#schema/codes/flights/baggage.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const kg = (value: number) => say.measure(value, 'kilogram');
const ml = (value: number) => say.measure(value, 'milliliter');
const wh = (value: number) => `${say.number(value)}Wh`;
const size = ({ height, width, depth }: { height: number; width: number; depth: number }) =>
  `${say.number(height)} × ${say.number(width)} × ${say.measure(depth, 'centimeter')}`;
function bags(code: FareBrandCode) {
  const { pieces, kilograms } = FARE_BRAND_DATA[code].conditions.cabinBags;
  return kilograms ? `${kg(kilograms)}\u00a0×\u00a0${say.number(pieces)}\u2060個` : 'なし';
}
const { freeWattHours, consentWattHours, powerBanks, consentPieces } = SPARE_BATTERIES;
const { millilitres, bagLitres } = CABIN_LIQUIDS;

export const ja: Content = {
  title: '機内持ち込み手荷物',
  description:
    '客室にお持ち込みいただける手荷物の個数・サイズ・重量、液体物、モバイルバッテリー、持ち込めない物をご案内します。',
  lead: 'どの運賃でも、収納棚に入れる手荷物と、前の座席の下に置く身の回り品をお持ち込みいただけます。',
  keywords: [
    '手荷物',
    '液体',
    'モバイルバッテリー',
    '保安検査',
    'リュック',
    '免税品',
    'サイズ',
    'てにもつ',
  ],
  sections: [
    {
      id: 'your-bags',
      title: 'お持ち込みいただける手荷物',
      blocks: [
        { kind: 'figure', name: 'bags' },
        {
          kind: 'table',
          caption: '大人・小児おひとりあたりの持ち込み手荷物',
          columns: ['運賃', '手荷物', '身の回り品'],
          rows: [
            ['エコノミー ライト', bags('LITE'), '1個'],
            ['エコノミー スタンダード', bags('STANDARD'), '1個'],
            ['エコノミー フレックス', bags('FLEX'), '1個'],
            ['ビジネス、ビジネス フレックス', bags('BUSINESS'), '1個'],
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              term: '手荷物',
              value: `${size(CABIN_BAG.centimetres)}以内（車輪、持ち手、外側のポケットを含む）`,
            },
            {
              term: '身の回り品',
              value: `${size(CABIN_BAG.personalItem.centimetres)}以内のハンドバッグ、パソコンバッグ、小型のリュックなど`,
            },
            {
              term: '個数に含めない物',
              value: 'コート、傘、杖、機内で使う乳幼児用品',
            },
          ],
        },
        '手荷物は、ご自身で収納棚に上げられる重さにしてください。難しい場合はお預けください。お体の不自由な方は[事前にお申し込み](/passenger/PassengersService)いただければお手伝いします。',
      ],
    },
    {
      id: 'at-the-gate',
      title: '大きすぎる、重すぎる場合',
      blocks: [
        'カウンターや搭乗口で、サイズと重さを量ることがあります。規定を超える手荷物はお預かりします。',
        {
          kind: 'list',
          items: [
            '運賃に含まれるお預け手荷物の枠が残っていれば、料金はかかりません。',
            `残っていない場合は、追加手荷物の料金を申し受けます。料金は${say.page('/checkedBaggage', 'more-bags')}をご覧ください。`,
            '規定内の手荷物でも、収納棚がいっぱいの場合は無料でお預かりします。',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'お預けになる前に',
          text: '電池、モバイルバッテリー、お薬、現金、鍵、パスポートなどの書類、パソコンを取り出し、お手元にお持ちください。',
        },
      ],
    },
    {
      id: 'liquids',
      title: '液体物',
      blocks: [
        'クリーム、ジェル、スプレー、ペースト、ジャム、飲み物も液体物です。',
        {
          kind: 'table',
          caption: '客室への液体物の持ち込み',
          columns: ['便', 'お持ち込みいただける物'],
          rows: [
            [
              '国際線・地域路線',
              `${ml(millilitres)}以下の容器に入れ、すべてを容量${say.measure(bagLitres, 'liter')}のジッパー付き透明袋ひとつに収めてください。中身が少なくても、大きな容器はお持ち込みいただけません。`,
            ],
            [
              '中国国内線',
              `飲み物はお持ち込みいただけません。旅行中に使う化粧品や洗面用品は、種類ごとに1個、${ml(millilitres)}以下に限り、ふたを開けて検査を受けてください。`,
            ],
            [
              'すべての便（例外）',
              '同行の乳幼児のミルクと離乳食、旅行中に必要なお薬（処方箋または診断書が必要）は、検査場でお見せください。',
            ],
          ],
        },
        '新型の検査装置により制限が緩和されている空港もあります。お乗り継ぎを含め、検査を受ける空港の規定に従ってください。',
      ],
    },
    {
      id: 'batteries',
      title: '電池・モバイルバッテリー',
      blocks: [
        '予備電池とモバイルバッテリーは、必ず客室にお持ち込みください。お預けいただけません。容量は本体に表示されています。mAhのみの場合は、Ahに換算して電圧（V）を掛けると、Whが求められます。',
        {
          kind: 'table',
          caption: 'おひとりあたりの予備リチウム電池・モバイルバッテリー',
          columns: ['容量', '条件'],
          rows: [
            [
              `${wh(freeWattHours)}以下`,
              `お申し出は不要です。モバイルバッテリーは${say.number(powerBanks)}個まで`,
            ],
            [
              `${wh(freeWattHours)}を超え${wh(consentWattHours)}以下`,
              `当社の承認が必要です。${say.number(consentPieces)}個まで。お電話またはカウンターでお申し出ください`,
            ],
            [`${wh(consentWattHours)}超、または表示が読めない物`, 'お持ち込みいただけません'],
          ],
        },
        {
          kind: 'list',
          items: [
            '端子を覆うか、1個ずつ袋に入れてください。',
            'モバイルバッテリーは収納棚に入れず、見える所に置いてください。機内では、モバイルバッテリーからの充電も、モバイルバッテリーへの充電もご遠慮ください。',
            '中国本土の空港を出発する便では、CCCマークがはっきり表示され、リコールの対象でないモバイルバッテリーに限ります。',
            '電子たばこも客室にお持ち込みください。機内ではご使用いただけません。',
            '機器が熱くなったり、座席のすき間に落ちたりした場合は、座席を動かさず、客室乗務員にお知らせください。',
          ],
        },
      ],
    },
    {
      id: 'forbidden',
      title: 'お持ち込みいただけない物',
      blocks: [
        {
          kind: 'table',
          caption: '保安検査場で放棄していただくことの多い物',
          columns: ['品目', '客室', 'お預け'],
          rows: [
            ['ナイフ、はさみ、工具', '不可', '可（包んでください）'],
            ['バット、クラブ、スキーストック', '不可', '可'],
            ['ライター、マッチ', '中国本土の空港では不可', '不可'],
            ['予備電池、モバイルバッテリー', '可（上記参照）', '不可'],
            ['ガスボンベ、ガソリン、塗料、花火', '不可', '不可'],
            ['催涙スプレー', '不可', '不可'],
            ['武器とその部品、本物に似た玩具', '不可', '許可証が必要（要事前連絡）'],
          ],
        },
        '中国本土以外の空港では、ライター1個を身につけてお持ち込みいただける場合があります。食品、植物、種子、肉類には国や地域ごとの定めがあります。荷造りの前にお確かめください。',
      ],
    },
    {
      id: 'with-children',
      title: '乳幼児・お子様連れの方',
      blocks: [
        {
          kind: 'list',
          items: [
            `${say.number(LIMITS.childFromAge)}歳未満の幼児には持ち込み手荷物の枠がありませんが、食べ物、おむつ、着替えなど、途中で使う物を入れた袋をお持ち込みいただけます。`,
            `${say.number(LIMITS.childFromAge)}歳以上の小児は、大人と同じです。`,
            `折りたたんで${size(CABIN_BAG.centimetres)}以内のベビーカーは、手荷物の代わりにお持ち込みいただけます。それより大きいベビーカーは航空機の入口（機側）までお使いいただけます。${say.page('/checkedBaggage', 'children-and-infants')}もご覧ください。`,
            '航空機での使用が認められ、その表示があるチャイルドシートは、ご購入いただいた座席でお使いいただけます。',
          ],
        },
      ],
    },
    {
      id: 'instruments',
      title: '楽器・壊れやすい物',
      blocks: [
        'バイオリンやトランペットなどの小型の楽器は、ケースが少し長くても、収納棚に入れば手荷物の代わりにお持ち込みいただけます。',
        `チェロやギターには、お電話（${say.phone}）で楽器用の座席をお求めください。料金は大人の運賃で、旅客にかかる税金は不要です。楽器は窓側の座席に固定します。${say.measure(CHECKED_BAG.sportsCentimetres, 'centimeter')}以内のハードケースに入れれば、お預けいただくこともできます。`,
      ],
    },
    {
      id: 'duty-free',
      title: '免税品',
      blocks: [
        `手荷物のほかに、保安検査後の店舗でお求めになった品を、ひと袋お持ち込みいただけます。${ml(millilitres)}を超える液体物は、レシートとともに密封された袋のまま、到着まで開けないでください。`,
        {
          kind: 'notice',
          tone: 'info',
          text: 'お乗り継ぎの空港で再び検査を受ける際、密封袋が認められないことがあります。お酒などは、最後の乗り継ぎ空港でお求めください。',
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
              question: '重量をふたつの手荷物に分けられますか。',
              answer: [
                '分けられません。エコノミークラスの上限は、手荷物1個に対するものです。ビジネスクラスでは、1個ごとに上限があります。',
              ],
            },
            {
              question: '会員カードで持ち込みの個数は増えますか。',
              answer: [
                `収納棚には限りがあるため、増えません。シルバー以上のカードでは、お預け手荷物が増えます。${say.page('/checkedBaggage', 'by-card')}をご覧ください。`,
              ],
            },
            {
              question: '食べ物を持ち込めますか。',
              answer: [
                '固形で、においの強くない物はお持ち込みいただけます。スープ、ヨーグルト、ジャム、ソースは液体物です。ドリアンはご遠慮ください。',
              ],
            },
            {
              question: '機内に忘れ物をしました。どうすればよいですか。',
              answer: [
                '便名、座席番号、お忘れ物の特徴を[お問い合わせ](/guide/contact)からお知らせください。お捜しし、結果をお知らせします。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
