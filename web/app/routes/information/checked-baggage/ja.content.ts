import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import {
  BAG_PRICES,
  type BaggageZone,
  CHECKED_BAG,
  EXTRA_BAG_KILOGRAMS,
} from '#schema/codes/flights/baggage.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { LIABILITY } from '#schema/codes/flights/liability.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('ja');
const kg = (value: number) => say.measure(value, 'kilogram');
const cm = (value: number) => say.measure(value, 'centimeter');
const bags = (allowance: { pieces: number; kilograms: number | null } | null) =>
  allowance && allowance.pieces > 0 && allowance.kilograms
    ? `${kg(allowance.kilograms)}\u00a0×\u00a0${say.number(allowance.pieces)}\u2060個`
    : 'なし';
const ofFare = (code: FareBrandCode) => bags(FARE_BRAND_DATA[code].conditions.checkedBags);
const ofCard = (tier: CardTier) => bags(TIER_CARDS[tier].benefits.extraBags);
function priceRow(zone: BaggageZone) {
  const { extra, overweight, oversize } = BAG_PRICES[zone];
  return [extra, overweight, oversize].map((amount) => say.money(amount));
}

export const ja: Content = {
  title: 'お預け手荷物',
  description:
    '運賃と会員カードごとの無料手荷物許容量、サイズと重量の制限、追加手荷物の料金をご案内します。許容量をその場で調べられます。',
  lead: `無料でお預かりする手荷物は、運賃によって決まります。${say.club}の会員カードをお持ちの方は、さらに追加できます。ご旅程に合わせてお調べください。`,
  keywords: [
    'スーツケース',
    '荷物',
    '許容量',
    '超過手荷物',
    '重量オーバー',
    'ベビーカー',
    '紛失',
    'にもつ',
  ],
  sections: [
    {
      id: 'your-allowance',
      title: '許容量を調べる',
      blocks: [
        { kind: 'figure', name: 'calculator' },
        '選択した内容はこのページのアドレスに含まれます。アドレスを送れば、同じ結果をご家族などと共有できます。実際の許容量は、お客様控えの記載によります。',
      ],
    },
    {
      id: 'by-fare',
      title: '運賃ごとの許容量',
      blocks: [
        {
          kind: 'table',
          caption: '大人・小児おひとり、片道あたりの無料お預け手荷物',
          columns: ['運賃', '無料手荷物'],
          rows: [
            ['エコノミー ライト', ofFare('LITE')],
            ['エコノミー スタンダード', ofFare('STANDARD')],
            ['エコノミー フレックス', ofFare('FLEX')],
            ['ビジネス', ofFare('BUSINESS')],
            ['ビジネス フレックス', ofFare('BUSINESS_FLEX')],
          ],
        },
        '許容量はどの路線でも同じです。お乗り継ぎの場合は、目的地まで通して適用します。',
        '重量は手荷物1個ごとに数えます。おふたり分の重量をひとつの手荷物にまとめることはできません。',
      ],
    },
    {
      id: 'by-card',
      title: '会員カードによる追加',
      blocks: [
        {
          kind: 'table',
          caption: '会員ご本人に追加される手荷物（エコノミー ライトを含むすべての運賃が対象）',
          columns: ['カード', '追加手荷物'],
          rows: [
            [say.firstCard, ofCard('HAPPINESS')],
            ['シルバー、スペシャルシルバー', ofCard('SILVER')],
            ['ゴールド、スペシャルゴールド', ofCard('GOLD')],
            ['プラチナ', ofCard('PLATINUM')],
            ['スペシャルVIPプラチナ', ofCard('SPECIAL_VIP_PLATINUM')],
            ['Visaプラチナ', ofCard('VISA_PLATINUM')],
          ],
        },
        `チェックインの前に、会員番号をご予約に登録してください。追加分は会員ご本人のみが対象で、ご同行の方にはお使いいただけません。カードの獲得条件は${say.page('/memberIntro/vipMemberSystem')}をご覧ください。`,
      ],
    },
    {
      id: 'children-and-infants',
      title: '小児・幼児の手荷物',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: `${say.number(LIMITS.childFromAge)}歳以上の小児`,
              value: '同じ運賃の大人と同じ許容量です',
            },
            {
              term: `${say.number(LIMITS.childFromAge)}歳未満の幼児`,
              value: `${bags(CHECKED_BAG.infant)}。同伴の大人の運賃にお預け手荷物が含まれる場合に限ります`,
            },
            {
              term: 'ベビーカー、チャイルドシート',
              value:
                '小児・幼児おひとりにつき、折りたたんだベビーカーと、チャイルドシートまたは携帯用ゆりかごを、すべての運賃で無料でお預かりします',
            },
          ],
        },
        'ベビーカーは航空機の入口（機側）までお使いいただけます。カウンターで専用のタグをお受け取りください。到着後は、空港により航空機の入口（機側）または手荷物受取所でお返しします。',
      ],
    },
    {
      id: 'size-and-weight',
      title: 'サイズと重量',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: 'サイズ',
              value: `縦・横・高さの合計が${cm(CHECKED_BAG.linearCentimetres)}以内（車輪、持ち手を含む）`,
            },
            {
              term: '大きな手荷物',
              value: `${cm(CHECKED_BAG.mostLinearCentimetres)}まで、有料でお預かりします`,
            },
            {
              term: '重量の上限',
              value: `1個につき${kg(CHECKED_BAG.mostKilograms)}。係員の安全のため、有料でもこれを超えることはできません`,
            },
            {
              term: '上限を超えるもの',
              value: 'ふたつに分けるか、貨物としてお送りください',
            },
          ],
        },
      ],
    },
    {
      id: 'more-bags',
      title: '追加手荷物の料金',
      blocks: [
        {
          kind: 'table',
          caption: `片道の料金（諸税込み）。追加の手荷物は1個${kg(EXTRA_BAG_KILOGRAMS)}まで`,
          columns: ['路線', '追加1個ごと', '重量超過', 'サイズ超過'],
          rows: [
            ['中国国内線', ...priceRow('DOMESTIC')],
            ['アジア路線', ...priceRow('ASIA')],
            ['大陸間路線', ...priceRow('INTERCONTINENTAL')],
          ],
          numeric: true,
        },
        `**重量超過**は無料の重量を超え${kg(CHECKED_BAG.mostKilograms)}まで、**サイズ超過**は無料のサイズを超え${cm(CHECKED_BAG.mostLinearCentimetres)}までの手荷物です。両方に当てはまる場合は、それぞれの料金を合わせて申し受けます。`,
        {
          kind: 'notice',
          tone: 'success',
          title: 'どの方法でお求めになっても同じ料金',
          text: `追加手荷物の料金は、[オンライン](/order/equityOrder?extra=EXTRA_BAG)、お電話（${say.phone}）、チェックインカウンターのいずれでも同じです。重量超過・サイズ超過の料金は、カウンターでカードまたは現金でお支払いください。ご搭乗にならなかった場合、手荷物料金は全額払い戻します。`,
        },
      ],
    },
    {
      id: 'special-items',
      title: 'スポーツ用品・楽器・特別なお荷物',
      blocks: [
        {
          kind: 'list',
          items: [
            `**スポーツ用品**：スキー、ゴルフバッグ、専用ケースに入れた自転車などは、ひとつの袋にまとめれば1個と数えます。長さ${cm(CHECKED_BAG.sportsCentimetres)}までは、サイズ超過の料金はかかりません。`,
            '自転車は、タイヤの空気を半分ほど抜き、ハンドルを車体と平行にし、ペダルを外してください。',
            `**楽器**：ハードケースに入れてお預けください。客室にお持ち込みになる場合は${say.page('/carryOnBaggage')}をご覧ください。`,
            '**車いす、歩行補助具**：無料でお預かりし、許容量には数えません。[お手伝いをお申し込み](/passenger/PassengersService)の際に、バッテリーの種類をお知らせください。',
            '**動物**：事前の手配が必要です。ご予約の前にお電話ください。',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'お預けいただけない物',
          text: 'モバイルバッテリー、予備電池、電子たばこは、必ず客室にお持ち込みください。現金、貴金属、お薬、鍵、パスポートなどの書類、パソコンも、お手元にお持ちください。',
        },
      ],
    },
    {
      id: 'at-the-airport',
      title: '空港で',
      blocks: [
        {
          kind: 'steps',
          items: [
            '古いタグを外し、手荷物の外側と内側に、お名前と電話番号をお付けください。',
            `ご出発の${say.span(LIMITS.checkInClosesMinutes, 'minute')}前までに、カウンターでお預けください。それ以降はお預かりできません。`,
            'タグの到着地をご確認のうえ、お受け取りまで引換証をお持ちください。',
          ],
        },
        'ひとつのご予約でお乗り継ぎの場合、手荷物は最終目的地までお運びします。税関の定めにより途中で受け取る必要がある場合は、カウンターでご案内します。',
        'ご旅程の最も長い区間をほかの航空会社が運航する場合、その会社の規定が適用されることがあります。どの会社の規定が適用されるかは、お客様控えでご確認ください。',
      ],
    },
    {
      id: 'late-or-damaged',
      title: '遅延・破損・紛失',
      blocks: [
        {
          kind: 'steps',
          items: [
            '手荷物受取所を出る前に、手荷物カウンターへお申し出ください。番号の入った報告書をお渡しします。',
            '手荷物をお捜しし、ご指定の住所へ無料でお届けします。その間にお求めになった必需品の領収書は、保管してください。',
            `書面でご請求ください。破損はお受け取りから${say.span(LIABILITY.complaintDays.damage, 'day')}以内、遅延はお受け取りから${say.span(LIABILITY.complaintDays.delay, 'day')}以内です。${say.span(LIABILITY.lostBagDays, 'day')}を過ぎても届かない場合は、紛失として扱います。`,
          ],
        },
        `責任の範囲と限度額は${say.page('/transportationConditions')}をご覧ください。お電話やメールでのご連絡は[お問い合わせ](/guide/contact)をご覧ください。`,
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
              question: '運賃にお預け手荷物が含まれていません。預けられますか。',
              answer: [
                `はい。[オンライン](/order/equityOrder?extra=EXTRA_BAG)、お電話、カウンターのいずれでも、同じ料金（${say.money(BAG_PRICES.DOMESTIC.extra)}から）で追加いただけます。往復ともお預けになる場合は、ひとつ上の運賃のほうがお得なこともあります。フライトを選ぶ画面でお比べください。`,
              ],
            },
            {
              question: '重量を少し超えてしまいました。どうすればよいですか。',
              answer: [
                'カウンターで、ほかの手荷物や機内持ち込み手荷物に移していただけます。移せない場合は、1個・片道ごとに重量超過の料金を申し受けます。',
              ],
            },
            {
              question: '家族の手荷物はまとめて数えますか。',
              answer: [
                'はい。同じご予約の個数は、どなたがお持ちの分もまとめて数えます。ただし、1個ごとの重量の上限が適用されます。',
              ],
            },
            {
              question: '搭乗日を変更すると、許容量も変わりますか。',
              answer: [
                say.online(
                  'CHANGE_DATE',
                  '新しい航空券の運賃に従います。変更を確定する前に画面に表示します。',
                  '新しい航空券の運賃に従います。変更を確定する前にご案内します。',
                ),
              ],
            },
          ],
        },
      ],
    },
  ],
};
