import type { RefusedWord } from './refused-words.ts';
import { STRUCK_OUT_JA } from './struck-out-ja.ts';
import { refusedForms } from './terms.ts';

const word = (refused: RegExp, use: string, example: string): RefusedWord => ({
  refused,
  use,
  example,
});

/** Words of other hands, and the one that the Japanese edition uses. */
const TERMS: readonly RefusedWord[] = [
  word(/電子航空券/, 'eチケット', '電子航空券'),
  word(/クッキー/, 'Cookie', 'クッキーについて'),
  // but for the name that Japanese law has for it
  word(/(?<!日本の|開示。)要配慮/, '機微な', '要配慮個人情報'),
  word(/お子さま|子供/, 'お子様', 'お子さま'),
  word(/(?<!ま)たま[るり]/, '貯ま', 'ポイントがたまる'),
  word(/飛行機/, '航空機', '飛行機の入口'),
  word(
    /[一二三四五六七八九十]+(?:種類|区間|便|段階|段(?:ずつ|以上)|十分|時間|度目|席)/,
    '数字',
    '二種類のクラス',
  ),
  word(/ひとつのポイント|ポイントがひとつ|ポイントあたり/, '1ポイント', 'ポイントあたり'),
  word(/更新条件/, '継続条件', '更新条件'),
  word(/お預けに(?:ならない|はなれ|なれ)/, 'お預けいただけ', 'お預けになれません'),
  word(/お一人/, 'おひとり', 'お一人につき'),
  word(/イギリス/, '英国', 'イギリス'),
  word(/欧州連合/, 'EU', '欧州連合'),
  word(/読み上げソフト/, 'スクリーンリーダー', '読み上げソフト'),
  word(/お客様窓口|カスタマーサービス/, 'お問い合わせ窓口', 'お客様窓口'),
  word(/どうし(?!て|た|ま)/, '同士', 'お客様どうし'),
  word(/おからだ/, 'お体', 'おからだの具合'),
  word(/リチウムイオン/, 'リチウム', 'リチウムイオン電池'),
  word(/(?<!公用)旅券(?!番号|・)/, 'パスポート', '旅券をお持ちの方'),
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
  ...refusedForms('ja'),
  ...TERMS,
  ...NEVER,
  ...NEVER_SHAPES,
  ...STRUCK_OUT_JA,
];
