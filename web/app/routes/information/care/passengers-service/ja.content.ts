import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { CARE_SERVICES, MEDICAL } from '#schema/codes/travellers/care-services.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';
import { careRows } from './care-table.ts';

const say = articleFigures('ja');
const age = (years: number) => `${say.number(years)}歳`;

const rows = careRows({
  services: {
    WCHR: '[車いす（空港内）](/passenger/detailService#wheelchairs)',
    WCHS: '[車いす（階段も）](/passenger/detailService#wheelchairs)',
    WCHC: '[車いす（座席まで）](/passenger/detailService#wheelchairs)',
    BLND: '[目の不自由な方](/passenger/detailService#sight-and-hearing)',
    DEAF: '[耳の不自由な方](/passenger/detailService#sight-and-hearing)',
    DPNA: '[外見からわかりにくい障がい](/passenger/detailService#hidden-disabilities)',
    MAAS: '[係員の付き添い](/passenger/detailService#elderly)',
    MEDA: '[診断書の確認](/passenger/detailService#medical-clearance)',
    OXYG: '[ご自身の酸素濃縮器](/passenger/detailService#oxygen)',
    STCR: '[ストレッチャー](/passenger/detailService#stretcher)',
    BSCT: '[バシネット](/passenger/detailService#bassinet)',
    SVAN: '[補助犬の同伴](/passenger/detailService#service-animals)',
    EXST: '[追加の座席](/passenger/detailService#extra-seat)',
  },
  documents: {
    MEDICAL_FORM: '診断書（MEDIF）',
    TRAINING_CERTIFICATE: '訓練の証明書',
    ANIMAL_HEALTH: '獣医師の健康証明書',
  },
  noDocuments: '不要',
  free: '無料',
  unlimited: '制限なし',
  hours: (hours) => `${say.span(hours, 'hour')}前`,
  seats: (count) => `${say.number(count)}席分の運賃`,
  perFlight: (singleAisle, twinAisle) => `${say.number(singleAisle)} / ${say.number(twinAisle)}`,
  list: say.list,
});

export const ja: Content = {
  title: 'お申し込みと必要書類',
  description:
    '各サービスの申し込み期限、書類、料金、便ごとの定員の一覧と、赤ちゃん・お子様の渡航書類、保護者の条件をご案内します。',
  lead: 'お申し込みいただける内容と期限、お持ちいただくものの一覧です。期限は、最初の便の出発予定時刻からさかのぼります。',
  keywords: ['申し込み', '期限', '診断書', '出生証明', '保護者', '赤ちゃん', '子供', '未成年'],
  sections: [
    {
      id: 'services',
      title: 'サービス一覧',
      blocks: [
        {
          kind: 'notice',
          tone: 'warning',
          text: say.online(
            'CHECK_IN',
            'いずれかのサービスをお申し込みのご予約では、オンラインでの座席指定とチェックインをご利用いただけません。お電話とカウンターで承ります。非常口座席もご利用いただけません。',
            'いずれかのサービスをお申し込みのご予約では、座席はお電話で、チェックインはカウンターで承ります。非常口座席はご利用いただけません。',
          ),
        },
        {
          kind: 'table',
          caption: 'サービスとIATAのコード、およびエアバス機とボーイング787-9の便ごとの定員',
          columns: ['サービス', 'コード', '期限', '書類', '料金', 'エアバス／787-9'],
          rows,
        },
        `妊娠中のお客様は[専用のページ](/passenger/detailService/pregnantWoman)をご覧ください。${say.online('ORDER_SPECIAL_MEAL', '特別機内食のお申し込みについて、', '特別機内食はお電話で承ります。')}詳しくは${say.page('/inFlightMeals')}をご覧ください。`,
      ],
    },
    {
      id: 'how',
      title: 'お申し込み方法',
      blocks: [
        {
          kind: 'steps',
          items: [
            `予約番号をご用意のうえ、${say.phone}へお電話いただくか、[お問い合わせ](/guide/contact)ください。`,
            '必要なお手伝いを、ご自身の言葉でお伝えください。コードは必要ありません。',
            '書類が必要な場合は、当社からの返信に記した宛先へお送りください。写真やファイルで構いません。原本は当日お持ちください。',
            '確認のメールが届いた時点で、お申し込みは完了です。一日たっても届かない場合は、もう一度お電話ください。',
            `当日は出発の${say.span(COUNTERS.assistanceMinutes, 'minute')}前までにカウンターへお越しください。[場所のご案内](/guide/airport)もご利用ください。`,
          ],
        },
        `**期限を過ぎた場合も、**まずはお電話ください。空港内の車いすは当日でもご用意できますが、お待ちいただくことがあります。診断書の確認には${say.span(MEDICAL.answerHours, 'hour')}、ストレッチャーの取り付けには${say.span(CARE_SERVICES.STCR.noticeHours, 'hour')}必要です。`,
        say.online(
          'CHECK_IN',
          '**お手伝いが不要になった場合も、**お知らせください。ほかのお客様にお使いいただけるほか、オンラインチェックインも再びご利用いただけます。',
          '**お手伝いが不要になった場合も、**お知らせください。ほかのお客様にお使いいただけます。',
        ),
      ],
    },
    {
      id: 'children',
      title: '赤ちゃん・お子様',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: '幼児（赤ちゃん）',
              value: `生後${say.span(LIMITS.infantFromDays, 'day')}から${age(LIMITS.childFromAge)}未満。大人の膝の上にお乗せください。途中の便のご搭乗日までに${age(LIMITS.childFromAge)}になる場合は、全区間を小児としてご予約ください。`,
            },
            {
              term: '小児（お子様）',
              value: `${age(LIMITS.childFromAge)}から${age(LIMITS.adultFromAge - 1)}。座席をご利用いただきます。`,
            },
            {
              term: '保護者',
              value: `同じご予約、同じ便の${age(LIMITS.guardianFromAge)}以上の方。おひとりにつき幼児は${say.number(LIMITS.infantsPerGuardian)}名、小児と合わせて${say.number(LIMITS.dependantsPerGuardian)}名までお連れいただけます。`,
            },
            {
              term: '青少年',
              value: `${age(LIMITS.adultFromAge)}から${age(LIMITS.guardianFromAge - 1)}の方は大人運賃です。保護者にはなれず、ご予約に保護者が必要です。`,
            },
          ],
        },
        '年齢は出発日（現地の日付）を基準とします。[お子様だけのご搭乗は承っていません](/passenger/detailService#minors)。お子様の日付の変更は、保護者の方と同時に承ります。',
        {
          kind: 'table',
          caption: '赤ちゃん・お子様の渡航書類。おひとりずつ必要です',
          columns: ['ご旅程', '中国本土にお住まいの方', 'その他の方'],
          rows: [
            [
              '中国国内線',
              `身分証または戸籍簿。${age(LIMITS.birthCertificateUnderAge)}未満は出生医学証明書も可`,
              'パスポート。香港・マカオ・台湾の方は本土への通行証または居住証',
            ],
            ['香港・マカオへ', '香港・マカオ往来通行証', 'パスポートまたは通行証'],
            ['台湾へ', '台湾往来通行証', 'パスポートまたは通行証'],
            ['その他の国へ', 'パスポート（必要な場合はビザ）', 'パスポート（必要な場合はビザ）'],
          ],
        },
        {
          kind: 'notice',
          title: 'ご両親の一方、またはほかの方とのご旅行',
          text: '多くの国で、お子様の出生証明書と、同行しない親の同意書が求められます。認証や翻訳が必要な国もありますので、早めに大使館へご確認ください。書類がないと入国できないことがあります。',
        },
      ],
    },
    {
      id: 'infants',
      title: '赤ちゃんとご搭乗の際に',
      blocks: [
        {
          kind: 'list',
          items: [
            `**バシネット：**出発の${say.span(CARE_SERVICES.BSCT.noticeHours, 'hour')}前までにお申し込みください。[体重と身長の目安](/passenger/detailService#bassinet)があります。`,
            `ご予約時に、赤ちゃんをお膝に乗せる保護者の方をお選びください。おひとりにつき、赤ちゃんは${say.number(LIMITS.infantsPerGuardian)}名までです。`,
            '**チャイルドシート：**小児の座席をご予約のうえ、航空機用の表示があるものをお持ちください。窓側の座席に、表示の向きで取り付けてください。',
            `**ベビーカー：**航空機の入口（機側）までお使いいただけ、無料でお預かりします。${say.page('/checkedBaggage')}をご覧ください。`,
            '**お食事：**ミルク、水、離乳食は必要な量をお持ち込みいただけます。哺乳瓶は客室乗務員が温めます。',
            'どの機材にも、おむつ交換台のある化粧室がございます。',
          ],
        },
      ],
    },
    {
      id: 'forms',
      title: '書類の様式',
      blocks: [
        {
          kind: 'list',
          items: [
            `**診断書（MEDIF）：**前半はお客様、後半は医師が出発前${say.span(MEDICAL.formDays, 'day')}以内に記入します。お電話、または${say.email}へのメールでご請求ください。`,
            '**妊娠中のお客様の診断書：**指定の様式はありません。[記載内容](/passenger/detailService/pregnantWoman#certificate)をご確認ください。',
            '**親の同意書：**渡航先の様式、または氏名、日付、便、住所、署名を記した書面をご用意ください。',
            '**電動車いす：**様式はありません。メーカー、型式、重量、寸法、バッテリーの種類をお知らせください。',
          ],
        },
        `健康に関する情報は、ご旅行のためだけに使用します。${say.page('/sensitiveRules')}をご覧ください。`,
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
              question: '本人に代わって申し込めますか。',
              answer: [
                '予約番号とお名前をお知らせいただければ承ります。診断書については、ご本人の同意が必要です。',
              ],
            },
            {
              question: '旅行会社で予約しました。どちらに申し込めばよいですか。',
              answer: [
                'どちらでも構いません。お電話の際は航空券番号をご用意ください。旅行会社のご予約に登録します。',
              ],
            },
            {
              question: '定員は航空機全体での人数ですか。',
              answer: [
                'はい。お申し込み順に確定します。定員に達している場合は、変更手数料なしで次の便をご案内します。',
              ],
            },
          ],
        },
      ],
    },
  ],
};
