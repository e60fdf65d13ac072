import type { RefusedWord } from './refused-words.ts';
import { STRUCK_OUT_ZH_HK } from './struck-out-zh-hk.ts';
import { refusedForms } from './terms.ts';

const word = (refused: RegExp, use: string, example: string): RefusedWord => ({
  refused,
  use,
  example,
});

/** Words of other places, or of other hands, and the one that Hong Kong’s edition uses. */
const TERMS: readonly RefusedWord[] = [
  word(/航班號碼/, '航班編號', '輸入航班號碼'),
  word(/登記櫃位|辦理登記/, '登機櫃位、辦理登機手續', '於登記櫃位'),
  word(/螢幕/, '屏幕', '支援螢幕閱讀器'),
  word(/身分/, '身份', '身分證明'),
  word(/賬/, '帳', '入賬'),
  word(/裡/, '裏', '在哪裡'),
  word(/無須|無需|毋需/, '毋須', '無需付款'),
  word(/執飛/, '營運', '執飛航線'),
  word(/通航/, '航點', '通航城市'),
  word(/膳食|餐食/, '特別餐、餐膳', '特別膳食'),
  word(/(?:經濟|商務)客艙/, '經濟客位、商務客位', '商務客艙'),
  word(/寄運|交運|託運|托運/, '寄艙', '託運行李'),
  word(/鑰匙/, '鎖匙', '車匙及鑰匙'),
  word(/代號(?!共享)/, '代碼', '機場代號'),
  word(/尾號/, '末四位', '尾號1234'),
  word(/郵編/, '郵政編碼', '郵編200335'),
  word(/VISA/, 'Visa', 'VISA白金卡'),
  word(/註記/, '備註', '加入註記'),
  word(/持有幸福會會員/, '幸福會的會員', '持有幸福會會員卡'),
  word(/(?<!機場快)綫/, '線', '地鐵二號綫'),
  // an order is of extras; flights are in a booking
  word(/支付服務/, '付款服務', '支付服務沒有回應'),
  word(/(?<!交)出行/, '出發、乘搭航班', '待出行'),
  word(/航班動態/, '航班狀況', '查看航班動態'),
  word(/會籍級別/, '會員級別', '會籍級別越高'),
  word(/(?:其他|所屬|同一)客艙/, '客位', '屬其他客艙'),
  word(/座位[^。]{0,6}已被選(?!用)/, '已被佔用', '此座位已被選。'),
];

/** Words of the mainland and of Taiwan that have never been on the site. */
const NEVER: readonly RefusedWord[] = [
  '視頻',
  '質量',
  '登錄',
  '默認',
  '鏈接',
  '點擊',
  '郵箱',
  '短信',
  '出租車',
  '值機',
  '中轉',
  '經停',
  '登機門',
  '報到',
  '劃位',
  '網路',
  '計程車',
  '軟體',
  '行動電話',
  '簡訊',
  '衛生',
  '臺',
  '説',
].map((refused) => word(new RegExp(refused), '香港用語', refused));

const NEVER_SHAPES: readonly RefusedWord[] = [
  word(/(?:經濟|商務|頭等)艙/, '客位', '經濟艙'),
  word(/櫃[檯台]/, '櫃位', '登機櫃檯'),
  word(/捷運(?!直達)/, '鐵路', '捷運站'),
  word(/你(?!們)/, '您', '你的航班'),
];

/** Marks and spaces: room beside Latin and figures comes from the style sheet. */
const SHAPES: readonly RefusedWord[] = [
  word(/\p{sc=Han}[,;:?!]/u, '全形標點', '請稍候,謝謝'),
  word(/\p{sc=Han}\((?=\p{sc=Han})/u, '全形括號', '嬰兒(不佔座位)'),
  word(/\p{sc=Han}[ \u00a0](?=[A-Za-z0-9{<[(≈+#])/u, '不加空格', '可帶 2件'),
  word(/[A-Za-z0-9%})\]>#][ \u00a0](?=\p{sc=Han})/u, '不加空格', '共2 件'),
  word(/(?<!…)…(?!…)/, '……', '請稍候…'),
  word(/\.\.\./, '……', '請稍候...'),
];

/** What the edition for Hong Kong does not say. */
export const REFUSED_ZH_HK: readonly RefusedWord[] = [
  ...refusedForms('zh-hk'),
  ...TERMS,
  ...NEVER,
  ...NEVER_SHAPES,
  ...SHAPES,
  ...STRUCK_OUT_ZH_HK,
];
