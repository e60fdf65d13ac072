import type { RefusedWord } from './refused-words.ts';
import { STRUCK_OUT_JA } from './struck-out-ja.ts';

const word = (refused: RegExp, use: string, breach: string): RefusedWord => ({
  refused,
  use,
  breach,
});

/** Words of other hands, and the one that the Japanese edition uses. */
const TERMS: readonly RefusedWord[] = [
  word(/旅程領収書/, 'お客様控え', '旅程領収書'),
  word(/電子航空券/, 'eチケット', '電子航空券'),
  word(/会員登録規約/, '会員規約', '会員登録規約'),
  word(/クッキー/, 'Cookie', 'クッキーについて'),
  // but for the name that Japanese law has for it
  word(/(?<!日本の|開示。)要配慮/, '機微な', '要配慮個人情報'),
  word(/レベル|ランク(?!フルト)|ステータス/, 'ステイタス', '会員ランク'),
  word(/お子さま|子供/, 'お子様', 'お子さま'),
  word(/お客さま/, 'お客様', 'お客さま情報'),
  word(/(?<!ま)たま[るり]/, '貯ま', 'ポイントがたまる'),
  word(/価格/, '料金', '価格の内訳'),
  word(/お座席/, '座席', 'お座席まで'),
  word(/飛行機/, '航空機', '飛行機の入口'),
  word(
    /[一二三四五六七八九十]+(?:種類|区間|便|段階|段(?:ずつ|以上)|十分|時間|度目|席)/,
    '数字',
    '二種類のクラス',
  ),
  word(/ひとつのポイント|ポイントがひとつ|ポイントあたり/, '1ポイント', 'ポイントあたり'),
  word(/到達/, '獲得', 'ステイタスに到達'),
  word(/更新条件/, '継続条件', '更新条件'),
  word(/注文(?!番号)/, '予約', '注文のページ'),
  word(/搭乗手続き/, 'チェックイン', '搭乗手続き'),
  word(/お預けに(?:ならない|はなれ|なれ)/, 'お預けいただけ', 'お預けになれません'),
  word(/お一人/, 'おひとり', 'お一人につき'),
  word(/イギリス/, '英国', 'イギリス'),
  word(/欧州連合/, 'EU', '欧州連合'),
  word(/読み上げソフト/, 'スクリーンリーダー', '読み上げソフト'),
  word(/お客様窓口|カスタマーサービス/, 'お問い合わせ窓口', 'お客様窓口'),
  word(/どうし(?!て|た|ま)/, '同士', 'お客様どうし'),
  word(/おからだ/, 'お体', 'おからだの具合'),
  word(/振り替え/, '振替', '振り替え便'),
  word(/リチウムイオン/, 'リチウム', 'リチウムイオン電池'),
  word(/(?<!公用)旅券(?!番号|・)/, 'パスポート', '旅券をお持ちの方'),
  word(/行き先/, '到着地', '行き先の都市'),
  word(/旅券・証明書(?!の番号)/, '渡航書類', '旅券・証明書をご提示ください'),
  word(/非常口席/, '非常口座席', '非常口席の条件'),
  word(/VISA/, 'Visa', 'VISAプラチナ'),
  word(/キャンセル済み/, '取り消し済み', 'キャンセル済みの予約'),
  word(/キャビン/, 'クラス、客室', '航空券と異なるキャビン'),
  word(/ひざ/, '膝', 'ひざの上'),
  word(/(?<!優先)返却/, '払い戻し、取り消し', '座席を返却する'),
  word(/応答していません/, '応答がありません', '決済サービスが応答していません'),
  word(/ご予約をもう一度検索/, '予約を照会', 'ご予約をもう一度検索してください'),
];

/** Words that have never been on the site, and marks of other widths. */
const NEVER: readonly RefusedWord[] = [
  '下さい',
  '出来',
  '全て',
  '及び',
  '又は',
  '乗客',
  '持込',
  '払戻',
  '乗継',
  'でございます',
  '〜',
  '，',
  '．',
].map((refused) => word(new RegExp(refused), '表記の統一', refused));

const NEVER_SHAPES: readonly RefusedWord[] = [
  word(/頂(?![上点])/, 'いただく', 'お待ち頂く'),
  word(/[０-９Ａ-Ｚ]/, '半角', '２３キロ'),
];

/** What the Japanese edition does not say. */
export const REFUSED_JA: readonly RefusedWord[] = [
  ...TERMS,
  ...NEVER,
  ...NEVER_SHAPES,
  ...STRUCK_OUT_JA,
];
