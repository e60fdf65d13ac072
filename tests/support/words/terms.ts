import { LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import type { RefusedWord } from './refused-words.ts';

/**
 * What a thing is called on the screens and in messages: English, Chinese for Hong Kong, Japanese.
 */
export type Term = readonly [en: string, zhHk: string, ja: string];

/** Terms that stand in these words wherever the English text says them. */
export const EXACT_TERMS: readonly Term[] = [
  ['guardian', '監護人', '保護者'],
  ['booking reference', '訂位編號', '予約番号'],
  ['order number', '訂單編號', '注文番号'],
  ['ticket number', '機票號碼', '航空券番号'],
  ['itinerary receipt', '行程收據', 'お客様控え'],
  ['itinerary confirmation', '行程確認書', '旅程確認書'],
  ['change fee', '更改費', '変更手数料'],
  ['conditions of carriage', '運輸條款', '運送約款'],
  ['membership terms', '會員條款', '会員規約'],
  ['privacy policy', '私隱政策', 'プライバシーポリシー'],
  ['sensitive personal information', '敏感個人資料', '機微な個人情報'],
  ['exit row', '緊急出口排', '非常口座席'],
  ['bassinet', '嬰兒搖籃', 'バシネット'],
  ['payment provider', '付款服務商', '決済会社'],
  ['boarding pass', '登機證', '搭乗券'],
  ['check-in counter', '登機櫃位', 'チェックインカウンター'],
  ['power bank', '外置充電器', 'モバイルバッテリー'],
  ['overhead locker', '行李櫃', '収納棚'],
  ['lounge', '貴賓室', 'ラウンジ'],
  ['special meal', '特別餐', '特別機内食'],
  ['coupon', '優惠券', 'クーポン'],
  ['membership number', '會員號碼', '会員番号'],
  ['frequent-flyer number', '飛行常客號碼', 'マイレージ会員番号'],
  ['points password', '積分消費密碼', 'ポイント利用パスワード'],
  ['sign-in password', '登入密碼', 'ログインパスワード'],
  ['partner airline', '合作航空公司', '提携航空会社'],
  ['original payment method', '原付款方式', '元のお支払い方法'],
  ['outbound', '去程', '往路'],
  ['taxes', '稅', '税'],
  ['terminal', '客運大樓', 'ターミナル'],
];

/** Terms that a sentence may turn, or leave out. */
const TERMS: readonly Term[] = [
  ['passenger', '乘客', 'お客様、規則では搭乗者'],
  ['adult, child, infant', '成人、兒童、嬰兒', '大人、小児、幼児'],
  ['guest (club, lounge)', '同行賓客', '同伴者'],
  ['contact', '聯絡人', '連絡先'],
  ['booking', '預訂', '予約'],
  ['ticket', '機票', '航空券'],
  ['flight coupon', '票聯', '航空券の区間'],
  ['trip', '行程', '旅程'],
  ['each direction', '航程', '片道'],
  ['return (direction)', '回程', '復路'],
  ['segment', '航段', '区間'],
  ['connection', '轉機', '乗り継ぎ'],
  ['destination', '目的地', '到着地'],
  ['route', '航線', '路線'],
  ['scheduled, expected, actual', '原定、預計、實際', '定刻、変更後、実際'],
  ['delayed', '延誤', '遅延'],
  ['cancelled (flight)', '取消', '欠航'],
  ['diverted', '改飛', '目的地変更'],
  ['flight change', '航班變動', 'フライトの変更'],
  ['another flight (airline’s change)', '改乘其他航班', '振替'],
  ['date change', '更改日期', '搭乗日の変更'],
  ['fare difference', '票價差額', '運賃の差額'],
  ['fare conditions', '票價條款', '運賃の条件'],
  ['refund (ticket)', '退款、退票', '払い戻し'],
  ['return (of a payment)', '退回', '返金'],
  ['no-show', '誤機', 'ご搭乗にならない場合'],
  ['fare, price, total', '票價、價格、總額', '運賃、料金、合計'],
  ['base fare', '基本票價', '基本運賃'],
  ['Economy, Business', '經濟客位、商務客位', 'エコノミークラス、ビジネスクラス'],
  ['cabin (room)', '客艙', '客室'],
  ['seat', '座位', '座席'],
  ['preferred seat, standard seat', '優選座位、標準座位', '有料座席、標準席'],
  ['aisle, window', '走道、靠窗', '通路側、窓側'],
  ['hold (seats)', '保留', '確保'],
  ['check-in', '辦理登機手續', 'チェックイン'],
  ['gate', '登機閘口', '搭乗口'],
  ['baggage belt', '行李輸送帶', '手荷物受取所'],
  ['security', '保安檢查', '保安検査'],
  ['cabin bag', '手提行李', '機内持ち込み手荷物'],
  ['personal item', '個人隨身物品', '身の回り品'],
  ['checked baggage', '寄艙行李', 'お預け手荷物'],
  ['allowance', '行李限額', '許容量'],
  ['special assistance', '特別協助', 'お手伝い'],
  ['crew', '機艙服務員', '客室乗務員'],
  ['our staff', '職員', '係員'],
  ['extras', '加購服務', '追加サービス'],
  ['Happiness Club', '幸福會', 'ハピネスクラブ'],
  ['level, card', '級別、會員卡', 'ステイタス、カード'],
  ['points', '積分', 'ポイント'],
  ['status points', '級別積分', 'ステイタスポイント'],
  ['credit, claim (points)', '存入、補登', '加算、事後登録'],
  ['renew, qualify', '續期、升級', '継続、獲得'],
  ['code', '驗證碼', '認証コード'],
  ['travel document', '旅遊證件', '渡航書類'],
  ['close your account', '關閉帳戶', '退会'],
  ['within mainland China', '內地', '中国国内'],
];

/** Forms that a language does not use for a term, each with a text that violations it. */
const REFUSED: readonly (readonly [Locale, term: string, refused: RegExp, example: string])[] = [
  ['zh-hk', 'booking reference', /預訂編號/, '新的預訂編號'],
  ['zh-hk', 'itinerary receipt', /行程單/, '列於行程單'],
  ['ja', 'itinerary receipt', /旅程領収書/, '旅程領収書'],
  ['zh-hk', 'conditions of carriage', /運送條款/, '請參閱運送條款'],
  ['en', 'membership terms', /(?:membership|registration) agreement/i, 'membership agreement'],
  ['zh-hk', 'membership terms', /會籍協議|會員登記協議/, '會員登記協議'],
  ['zh-hk', 'membership terms', /會員協議/, '同意會員協議'],
  ['ja', 'membership terms', /会員登録規約/, '会員登録規約'],
  ['zh-hk', 'exit row', /緊急出口行/, '緊急出口行的乘客'],
  ['ja', 'exit row', /非常口席/, '非常口席の条件'],
  ['zh-hk', 'bassinet', /嬰兒床位/, '嬰兒床位排'],
  ['zh-hk', 'payment provider', /支付服務商|付款機構/, '向付款機構查詢'],
  ['zh-hk', 'payment provider', /付款服務查詢/, '正在向付款服務查詢'],
  ['zh-hk', 'power bank', /流動充電池|充電寶/, '攜帶充電寶'],
  ['zh-hk', 'power bank', /流動電源/, '流動電源及備用電池'],
  ['zh-hk', 'terminal', /航站樓|航廈/, '國際航站樓'],
  ['en', 'passenger', /(?<!\{)\btravellers?\b/i, 'other travellers'],
  ['zh-hk', 'passenger', /旅客(?!服務|稅|保安|資料預報|費|觀光)/, '出發旅客'],
  ['ja', 'passenger', /お客さま/, 'お客さま情報'],
  ['zh-hk', 'booking', /訂位(?!編號|等級)/, '取消訂位'],
  ['zh-hk', 'booking', /(?:返回|查看|我的|(?<!已)為)訂單|在訂單|訂單\{/, '返回訂單'],
  ['ja', 'booking', /注文(?!番号)/, '注文のページ'],
  ['ja', 'destination', /行き先/, '行き先の都市'],
  ['zh-hk', 'diverted', /改降|備降/, '改降他處'],
  ['zh-hk', 'diverted', /轉降/, '已轉降其他機場'],
  ['ja', 'another flight (airline’s change)', /振り替え/, '振り替え便'],
  ['en', 'fare conditions', /\bfare rules\b/i, 'Agree to the fare rules'],
  ['ja', 'fare, price, total', /価格/, '価格の内訳'],
  ['ja', 'seat', /お座席/, 'お座席まで'],
  ['zh-hk', 'check-in', /辦理登機(?!手續)/, '優先辦理登機'],
  ['ja', 'check-in', /搭乗手続き/, '搭乗手続き'],
  ['en', 'special assistance', /special (?:care(?!-required)|services?)\b/i, 'Special care'],
  ['zh-hk', 'special assistance', /特別照顧|特殊旅客|特殊乘客|協助服務/, '特別照顧'],
  ['ja', 'level, card', /レベル|ランク(?!フルト)|ステータス/, '会員ランク'],
  ['ja', 'renew, qualify', /到達/, 'ステイタスに到達'],
  ['en', 'travel document', /\bpapers\b/i, 'your papers'],
  ['zh-hk', 'travel document', /旅行證件/, '攜帶旅行證件'],
  ['ja', 'travel document', /旅券・証明書(?!の番号)/, '旅券・証明書をご提示ください'],
  ['zh-hk', 'within mainland China', /國內(?:航班|離境)/, '國內航班'],
];

const ALL_TERMS = [...EXACT_TERMS, ...TERMS];

/** What is not said in a language for a term, each with what is. */
export const refusedForms = (locale: Locale): RefusedWord[] =>
  REFUSED.filter(([of]) => of === locale).map(([, name, refused, example]) => {
    const use = ALL_TERMS.find(([en]) => en === name)?.[LOCALES.indexOf(locale)];
    if (!use) throw new Error(`There is no term ${name}`);
    return { refused, use, example };
  });

/** The terms as a table of Markdown. */
export const termTable = (): string =>
  ['| English | Chinese for Hong Kong | Japanese |', '|---|---|---|']
    .concat(ALL_TERMS.map((term) => `| ${term.join(' | ')} |`))
    .join('\n');
