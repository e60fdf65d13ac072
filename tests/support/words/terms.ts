import type { Locale } from '#schema/codes/base/locales.ts';
import type { RefusedWord } from './refused-words.ts';

/** A form that is not said, and a text that breaches it. */
type RefusedForm = readonly [refused: RegExp, breach: string];

/** What a thing is called on the screens and in messages, in each language: `schema/README.md` lists them. */
export type Term = Readonly<Record<Locale, string>> & {
  /** Wherever the English text says it, the translations say it in these words. */
  readonly always?: true;
  readonly refused?: { readonly [Of in Locale]?: readonly RefusedForm[] };
};

export const TERMS: readonly Term[] = [
  {
    en: 'guardian',
    'zh-hk': '監護人',
    ja: '保護者',
    always: true,
  },
  {
    en: 'booking reference',
    'zh-hk': '訂位編號',
    ja: '予約番号',
    always: true,
    refused: {
      'zh-hk': [[/預訂編號/, '新的預訂編號']],
    },
  },
  {
    en: 'order number',
    'zh-hk': '訂單編號',
    ja: '注文番号',
    always: true,
  },
  {
    en: 'ticket number',
    'zh-hk': '機票號碼',
    ja: '航空券番号',
    always: true,
  },
  {
    en: 'itinerary receipt',
    'zh-hk': '行程收據',
    ja: 'お客様控え',
    always: true,
    refused: {
      'zh-hk': [[/行程單/, '列於行程單']],
      ja: [[/旅程領収書/, '旅程領収書']],
    },
  },
  {
    en: 'itinerary confirmation',
    'zh-hk': '行程確認書',
    ja: '旅程確認書',
    always: true,
  },
  {
    en: 'change fee',
    'zh-hk': '更改費',
    ja: '変更手数料',
    always: true,
  },
  {
    en: 'conditions of carriage',
    'zh-hk': '運輸條款',
    ja: '運送約款',
    always: true,
    refused: {
      'zh-hk': [[/運送條款/, '請參閱運送條款']],
    },
  },
  {
    en: 'membership terms',
    'zh-hk': '會員條款',
    ja: '会員規約',
    always: true,
    refused: {
      en: [[/(?:membership|registration) agreement/i, 'membership agreement']],
      'zh-hk': [
        [/會籍協議|會員登記協議/, '會員登記協議'],
        [/會員協議/, '同意會員協議'],
      ],
      ja: [[/会員登録規約/, '会員登録規約']],
    },
  },
  {
    en: 'privacy policy',
    'zh-hk': '私隱政策',
    ja: 'プライバシーポリシー',
    always: true,
  },
  {
    en: 'sensitive personal information',
    'zh-hk': '敏感個人資料',
    ja: '機微な個人情報',
    always: true,
  },
  {
    en: 'exit row',
    'zh-hk': '緊急出口排',
    ja: '非常口座席',
    always: true,
    refused: {
      'zh-hk': [[/緊急出口行/, '緊急出口行的乘客']],
      ja: [[/非常口席/, '非常口席の条件']],
    },
  },
  {
    en: 'bassinet',
    'zh-hk': '嬰兒搖籃',
    ja: 'バシネット',
    always: true,
    refused: {
      'zh-hk': [[/嬰兒床位/, '嬰兒床位排']],
    },
  },
  {
    en: 'payment provider',
    'zh-hk': '付款服務商',
    ja: '決済会社',
    always: true,
    refused: {
      'zh-hk': [
        [/支付服務商|付款機構/, '向付款機構查詢'],
        [/付款服務查詢/, '正在向付款服務查詢'],
      ],
    },
  },
  {
    en: 'boarding pass',
    'zh-hk': '登機證',
    ja: '搭乗券',
    always: true,
  },
  {
    en: 'check-in counter',
    'zh-hk': '登機櫃位',
    ja: 'チェックインカウンター',
    always: true,
  },
  {
    en: 'power bank',
    'zh-hk': '外置充電器',
    ja: 'モバイルバッテリー',
    always: true,
    refused: {
      'zh-hk': [
        [/流動充電池|充電寶/, '攜帶充電寶'],
        [/流動電源/, '流動電源及備用電池'],
      ],
    },
  },
  {
    en: 'overhead locker',
    'zh-hk': '行李櫃',
    ja: '収納棚',
    always: true,
  },
  {
    en: 'lounge',
    'zh-hk': '貴賓室',
    ja: 'ラウンジ',
    always: true,
  },
  {
    en: 'special meal',
    'zh-hk': '特別餐',
    ja: '特別機内食',
    always: true,
  },
  {
    en: 'coupon',
    'zh-hk': '優惠券',
    ja: 'クーポン',
    always: true,
  },
  {
    en: 'membership number',
    'zh-hk': '會員號碼',
    ja: '会員番号',
    always: true,
  },
  {
    en: 'frequent-flyer number',
    'zh-hk': '飛行常客號碼',
    ja: 'マイレージ会員番号',
    always: true,
  },
  {
    en: 'points password',
    'zh-hk': '積分消費密碼',
    ja: 'ポイント利用パスワード',
    always: true,
  },
  {
    en: 'sign-in password',
    'zh-hk': '登入密碼',
    ja: 'ログインパスワード',
    always: true,
  },
  {
    en: 'partner airline',
    'zh-hk': '合作航空公司',
    ja: '提携航空会社',
    always: true,
  },
  {
    en: 'original payment method',
    'zh-hk': '原付款方式',
    ja: '元のお支払い方法',
    always: true,
  },
  {
    en: 'outbound',
    'zh-hk': '去程',
    ja: '往路',
    always: true,
  },
  {
    en: 'taxes',
    'zh-hk': '稅',
    ja: '税',
    always: true,
  },
  {
    en: 'terminal',
    'zh-hk': '客運大樓',
    ja: 'ターミナル',
    always: true,
    refused: {
      'zh-hk': [[/航站樓|航廈/, '國際航站樓']],
    },
  },
  {
    en: 'passenger',
    'zh-hk': '乘客',
    ja: 'お客様、規則では搭乗者',
    refused: {
      en: [[/(?<!\{)\btravellers?\b/i, 'other travellers']],
      'zh-hk': [[/旅客(?!服務|稅|保安|資料預報|費|觀光)/, '出發旅客']],
      ja: [[/お客さま/, 'お客さま情報']],
    },
  },
  {
    en: 'adult, child, infant',
    'zh-hk': '成人、兒童、嬰兒',
    ja: '大人、小児、幼児',
  },
  {
    en: 'guest (club, lounge)',
    'zh-hk': '同行賓客',
    ja: '同伴者',
  },
  {
    en: 'contact',
    'zh-hk': '聯絡人',
    ja: '連絡先',
  },
  {
    en: 'booking',
    'zh-hk': '預訂',
    ja: '予約',
    refused: {
      'zh-hk': [
        [/訂位(?!編號|等級)/, '取消訂位'],
        [/(?:返回|查看|我的|(?<!已)為)訂單|在訂單|訂單\{/, '返回訂單'],
      ],
      ja: [[/注文(?!番号)/, '注文のページ']],
    },
  },
  {
    en: 'ticket',
    'zh-hk': '機票',
    ja: '航空券',
  },
  {
    en: 'flight coupon',
    'zh-hk': '票聯',
    ja: '航空券の区間',
  },
  {
    en: 'trip',
    'zh-hk': '行程',
    ja: '旅程',
  },
  {
    en: 'each direction',
    'zh-hk': '航程',
    ja: '片道',
  },
  {
    en: 'return (direction)',
    'zh-hk': '回程',
    ja: '復路',
  },
  {
    en: 'segment',
    'zh-hk': '航段',
    ja: '区間',
  },
  {
    en: 'connection',
    'zh-hk': '轉機',
    ja: '乗り継ぎ',
  },
  {
    en: 'destination',
    'zh-hk': '目的地',
    ja: '到着地',
    refused: {
      ja: [[/行き先/, '行き先の都市']],
    },
  },
  {
    en: 'route',
    'zh-hk': '航線',
    ja: '路線',
  },
  {
    en: 'scheduled, expected, actual',
    'zh-hk': '原定、預計、實際',
    ja: '定刻、変更後、実際',
  },
  {
    en: 'delayed',
    'zh-hk': '延誤',
    ja: '遅延',
  },
  {
    en: 'cancelled (flight)',
    'zh-hk': '取消',
    ja: '欠航',
  },
  {
    en: 'diverted',
    'zh-hk': '改飛',
    ja: '目的地変更',
    refused: {
      'zh-hk': [
        [/改降|備降/, '改降他處'],
        [/轉降/, '已轉降其他機場'],
      ],
    },
  },
  {
    en: 'flight change',
    'zh-hk': '航班變動',
    ja: 'フライトの変更',
  },
  {
    en: 'another flight (airline’s change)',
    'zh-hk': '改乘其他航班',
    ja: '振替',
    refused: {
      ja: [[/振り替え/, '振り替え便']],
    },
  },
  {
    en: 'date change',
    'zh-hk': '更改日期',
    ja: '搭乗日の変更',
  },
  {
    en: 'fare difference',
    'zh-hk': '票價差額',
    ja: '運賃の差額',
  },
  {
    en: 'fare conditions',
    'zh-hk': '票價條款',
    ja: '運賃の条件',
    refused: {
      en: [[/\bfare rules\b/i, 'Agree to the fare rules']],
    },
  },
  {
    en: 'refund (ticket)',
    'zh-hk': '退款、退票',
    ja: '払い戻し',
  },
  {
    en: 'return (of a payment)',
    'zh-hk': '退回',
    ja: '返金',
  },
  {
    en: 'no-show',
    'zh-hk': '誤機',
    ja: 'ご搭乗にならない場合',
  },
  {
    en: 'fare, price, total',
    'zh-hk': '票價、價格、總額',
    ja: '運賃、料金、合計',
    refused: {
      ja: [[/価格/, '価格の内訳']],
    },
  },
  {
    en: 'base fare',
    'zh-hk': '基本票價',
    ja: '基本運賃',
  },
  {
    en: 'Economy, Business',
    'zh-hk': '經濟客位、商務客位',
    ja: 'エコノミークラス、ビジネスクラス',
  },
  {
    en: 'cabin (room)',
    'zh-hk': '客艙',
    ja: '客室',
  },
  {
    en: 'seat',
    'zh-hk': '座位',
    ja: '座席',
    refused: {
      ja: [[/お座席/, 'お座席まで']],
    },
  },
  {
    en: 'preferred seat, standard seat',
    'zh-hk': '優選座位、標準座位',
    ja: '有料座席、標準席',
  },
  {
    en: 'aisle, window',
    'zh-hk': '走道、靠窗',
    ja: '通路側、窓側',
  },
  {
    en: 'hold (seats)',
    'zh-hk': '保留',
    ja: '確保',
  },
  {
    en: 'check-in',
    'zh-hk': '辦理登機手續',
    ja: 'チェックイン',
    refused: {
      'zh-hk': [[/辦理登機(?!手續)/, '優先辦理登機']],
      ja: [[/搭乗手続き/, '搭乗手続き']],
    },
  },
  {
    en: 'gate',
    'zh-hk': '登機閘口',
    ja: '搭乗口',
  },
  {
    en: 'baggage belt',
    'zh-hk': '行李輸送帶',
    ja: '手荷物受取所',
  },
  {
    en: 'security',
    'zh-hk': '保安檢查',
    ja: '保安検査',
  },
  {
    en: 'cabin bag',
    'zh-hk': '手提行李',
    ja: '機内持ち込み手荷物',
  },
  {
    en: 'personal item',
    'zh-hk': '個人隨身物品',
    ja: '身の回り品',
  },
  {
    en: 'checked baggage',
    'zh-hk': '寄艙行李',
    ja: 'お預け手荷物',
  },
  {
    en: 'allowance',
    'zh-hk': '行李限額',
    ja: '許容量',
  },
  {
    en: 'special assistance',
    'zh-hk': '特別協助',
    ja: 'お手伝い',
    refused: {
      en: [[/special (?:care(?!-required)|services?)\b/i, 'Special care']],
      'zh-hk': [[/特別照顧|特殊旅客|特殊乘客|協助服務/, '特別照顧']],
    },
  },
  {
    en: 'crew',
    'zh-hk': '機艙服務員',
    ja: '客室乗務員',
  },
  {
    en: 'our staff',
    'zh-hk': '職員',
    ja: '係員',
  },
  {
    en: 'extras',
    'zh-hk': '加購服務',
    ja: '追加サービス',
  },
  {
    en: 'Happiness Club',
    'zh-hk': '幸福會',
    ja: 'ハピネスクラブ',
  },
  {
    en: 'level, card',
    'zh-hk': '級別、會員卡',
    ja: 'ステイタス、カード',
    refused: {
      ja: [[/レベル|ランク(?!フルト)|ステータス/, '会員ランク']],
    },
  },
  {
    en: 'points',
    'zh-hk': '積分',
    ja: 'ポイント',
  },
  {
    en: 'status points',
    'zh-hk': '級別積分',
    ja: 'ステイタスポイント',
  },
  {
    en: 'credit, claim (points)',
    'zh-hk': '存入、補登',
    ja: '加算、事後登録',
  },
  {
    en: 'renew, qualify',
    'zh-hk': '續期、升級',
    ja: '継続、獲得',
    refused: {
      ja: [[/到達/, 'ステイタスに到達']],
    },
  },
  {
    en: 'code',
    'zh-hk': '驗證碼',
    ja: '認証コード',
  },
  {
    en: 'travel document',
    'zh-hk': '旅遊證件',
    ja: '渡航書類',
    refused: {
      en: [[/\bpapers\b/i, 'your papers']],
      'zh-hk': [[/旅行證件/, '攜帶旅行證件']],
      ja: [[/旅券・証明書(?!の番号)/, '旅券・証明書をご提示ください']],
    },
  },
  {
    en: 'close your account',
    'zh-hk': '關閉帳戶',
    ja: '退会',
  },
  {
    en: 'within mainland China',
    'zh-hk': '內地',
    ja: '中国国内',
    refused: {
      'zh-hk': [[/國內(?:航班|離境)/, '國內航班']],
    },
  },
];

/** The forms of terms that are not said in a language, each with the term. */
export const refusedForms = (locale: Locale): RefusedWord[] =>
  TERMS.flatMap(({ refused, [locale]: use }) =>
    (refused?.[locale] ?? []).map(([form, breach]) => ({ refused: form, use, breach })),
  );

/** The terms as a table of Markdown. */
export const termTable = (): string =>
  ['| English | Chinese for Hong Kong | Japanese |', '|---|---|---|']
    .concat(TERMS.map((term) => `| ${term.en} | ${term['zh-hk']} | ${term.ja} |`))
    .join('\n');
