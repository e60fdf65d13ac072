import type { RefusedWord } from './refused-words.ts';

/** Phrases that an editor of the edition for Hong Kong has replaced. */
export const STRUCK_OUT_ZH_HK: readonly RefusedWord[] = [
  { refused: /共享空間/, use: '使用守則', breach: '共享空間' },
  { refused: /特別膳食可與/, use: '特別餐請致電申請', breach: '特別膳食可與其他膳食一同預訂' },
  { refused: /(?:入境|抵達)大堂/, use: '行李認領大堂', breach: '於入境大堂' },
  { refused: /至少於/, use: '或以上、少於', breach: '2小時至少於4小時' },
  { refused: /召喚的的士/, use: '預約的士', breach: '應用程式召喚的的士' },
  { refused: /對公司有特殊貢獻/, use: '對本公司有卓越貢獻', breach: '對公司有特殊貢獻' },
  { refused: /公司數字/, use: '數字一覽', breach: '公司數字' },
  { refused: /公里每小時/, use: '每小時……公里', breach: '903公里每小時' },
  { refused: /(?<!我)已付款」/, use: '「我已付款」', breach: '請按「已付款」' },
  { refused: /在您選擇期間/, use: '自您選擇後', breach: '在您選擇期間價格上升' },
  { refused: /於.{0,8}不營運/, use: '沒有班次', breach: '此航班於星期日不營運' },
  { refused: /未能查看此內容/, use: '沒有權限查看', breach: '您未能查看此內容' },
  { refused: /正退還/, use: '已退還', breach: '我們正退還' },
  { refused: /由首張會員卡/, use: '會員級別一覽', breach: '由首張會員卡開始' },
  { refused: /全日接聽/, use: '24小時接聽', breach: '全日接聽' },
  { refused: /在電話中/, use: '經電話', breach: '在電話中為您安排' },
  { refused: /遙號/, use: '關空特急Haruka', breach: 'JR遙號特急' },
  { refused: /(?<!內地)居民身份證/, use: '內地居民身份證', breach: '出示居民身份證' },
  { refused: /特別服務/, use: '特別協助', breach: '申請特別服務' },
  { refused: /的記錄|項記錄/, use: '紀錄', breach: '航班的記錄' },
  { refused: /獨自(?:乘機|旅行)的兒童/, use: '兒童不可獨自乘機', breach: '獨自乘機的兒童' },
  { refused: /傳送.{0,4}驗證碼|驗證碼.{0,10}傳送/, use: '發送', breach: '傳送驗證碼' },
  { refused: /保安費（泰國/, use: '國際抵港及離境費', breach: '保安費（泰國）' },
];
