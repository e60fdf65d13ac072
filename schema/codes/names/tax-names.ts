import type { Names } from './names.ts';

/** Taxes, charges and surcharges by the codes on a ticket, each with the place that takes it. */
export const TAX_NAMES = {
  CN: {
    en: 'Civil aviation development fund (China)',
    'zh-hk': '民航發展基金（中國內地）',
    ja: '民航発展基金（中国）',
  },
  YQ: { en: 'Fuel surcharge', 'zh-hk': '燃油附加費', ja: '燃油サーチャージ' },
  YR: { en: 'Carrier surcharge', 'zh-hk': '航空公司附加費', ja: '航空会社サーチャージ' },
  HK: {
    en: 'Air passenger departure tax (Hong Kong)',
    'zh-hk': '飛機乘客離境稅（香港）',
    ja: '航空旅客出国税（香港）',
  },
  G3: {
    en: 'Airport construction fee (Hong Kong)',
    'zh-hk': '機場建設費（香港）',
    ja: '空港建設費（香港）',
  },
  I5: {
    en: 'Airport security charge (Hong Kong)',
    'zh-hk': '機場保安費（香港）',
    ja: '空港保安料（香港）',
  },
  MO: {
    en: 'Passenger service fee (Macao)',
    'zh-hk': '旅客服務費（澳門）',
    ja: '旅客サービス料（マカオ）',
  },
  YO: {
    en: 'Airport security fee (Macao)',
    'zh-hk': '機場保安費（澳門）',
    ja: '空港保安料（マカオ）',
  },
  TW: {
    en: 'Airport service charge (Taiwan)',
    'zh-hk': '機場服務費（台灣）',
    ja: '空港サービス料（台湾）',
  },
  TK: {
    en: 'International tourist tax (Japan)',
    'zh-hk': '國際觀光旅客稅（日本）',
    ja: '国際観光旅客税（日本）',
  },
  SW: {
    en: 'Passenger service facility charge (Japan)',
    'zh-hk': '旅客服務設施使用費（日本）',
    ja: '旅客サービス施設使用料（日本）',
  },
  OI: {
    en: 'Passenger security charge (Japan)',
    'zh-hk': '旅客保安服務費（日本）',
    ja: '旅客保安サービス料（日本）',
  },
  BP: {
    en: 'Passenger service charge (South Korea)',
    'zh-hk': '旅客服務費（南韓）',
    ja: '旅客サービス料（韓国）',
  },
  SG: {
    en: 'Passenger service and security charge (Singapore)',
    'zh-hk': '旅客服務及保安費（新加坡）',
    ja: '旅客サービス・保安料（シンガポール）',
  },
  OP: {
    en: 'Aviation levy (Singapore)',
    'zh-hk': '航空徵費（新加坡）',
    ja: '航空税（シンガポール）',
  },
  OO: {
    en: 'Passenger security service charge (Singapore)',
    'zh-hk': '旅客保安費（新加坡）',
    ja: '旅客保安料（シンガポール）',
  },
  L7: {
    en: 'Airport development levy (Singapore)',
    'zh-hk': '機場發展徵費（新加坡）',
    ja: '空港開発税（シンガポール）',
  },
  TS: {
    en: 'Passenger service charge (Thailand)',
    'zh-hk': '旅客服務費（泰國）',
    ja: '旅客サービス料（タイ）',
  },
  E7: {
    en: 'Advance passenger processing fee (Thailand)',
    'zh-hk': '旅客資料預報費（泰國）',
    ja: '事前旅客情報処理料（タイ）',
  },
  G8: {
    en: 'International arrival and departure fee (Thailand)',
    'zh-hk': '國際抵港及離境費（泰國）',
    ja: '国際線出入国料（タイ）',
  },
  MY: {
    en: 'Passenger service charge (Malaysia)',
    'zh-hk': '旅客服務費（馬來西亞）',
    ja: '旅客サービス料（マレーシア）',
  },
  JC: {
    en: 'Passenger service charge (Vietnam)',
    'zh-hk': '旅客服務費（越南）',
    ja: '旅客サービス料（ベトナム）',
  },
  C4: {
    en: 'Airport security charge (Vietnam)',
    'zh-hk': '機場保安費（越南）',
    ja: '空港保安料（ベトナム）',
  },
  LI: {
    en: 'Passenger service charge (Philippines)',
    'zh-hk': '旅客服務費（菲律賓）',
    ja: '旅客サービス料（フィリピン）',
  },
  D5: {
    en: 'Passenger service charge (Indonesia)',
    'zh-hk': '旅客服務費（印尼）',
    ja: '旅客サービス料（インドネシア）',
  },
  GB: {
    en: 'Air passenger duty (United Kingdom)',
    'zh-hk': '航空旅客稅（英國）',
    ja: '航空旅客税（英国）',
  },
  UB: {
    en: 'Passenger service charge (United Kingdom)',
    'zh-hk': '旅客服務費（英國）',
    ja: '旅客サービス料（英国）',
  },
  IZ: { en: 'Solidarity tax (France)', 'zh-hk': '團結稅（法國）', ja: '航空連帯税（フランス）' },
  FR: {
    en: 'Civil aviation tax (France)',
    'zh-hk': '民航稅（法國）',
    ja: '民間航空税（フランス）',
  },
  QX: {
    en: 'Passenger service charge (France)',
    'zh-hk': '旅客服務費（法國）',
    ja: '旅客サービス料（フランス）',
  },
  OY: {
    en: 'Air transport tax (Germany)',
    'zh-hk': '航空運輸稅（德國）',
    ja: '航空運送税（ドイツ）',
  },
  RA: {
    en: 'Passenger service charge (Germany)',
    'zh-hk': '旅客服務費（德國）',
    ja: '旅客サービス料（ドイツ）',
  },
  DE: {
    en: 'Airport security charge (Germany)',
    'zh-hk': '機場保安費（德國）',
    ja: '空港保安料（ドイツ）',
  },
  HB: { en: 'Municipal tax (Italy)', 'zh-hk': '市政稅（意大利）', ja: '自治体税（イタリア）' },
  IT: { en: 'Embarkation tax (Italy)', 'zh-hk': '登機稅（意大利）', ja: '搭乗税（イタリア）' },
  VT: { en: 'Security charge (Italy)', 'zh-hk': '保安費（意大利）', ja: '保安料（イタリア）' },
  XU: { en: 'Passenger charge (Finland)', 'zh-hk': '旅客費（芬蘭）', ja: '旅客料（フィンランド）' },
  WL: { en: 'Security charge (Finland)', 'zh-hk': '保安費（芬蘭）', ja: '保安料（フィンランド）' },
  GR: {
    en: 'Airport development fee (Greece)',
    'zh-hk': '機場發展費（希臘）',
    ja: '空港開発料（ギリシャ）',
  },
  WP: {
    en: 'Passenger terminal fee (Greece)',
    'zh-hk': '客運大樓設施費（希臘）',
    ja: '旅客ターミナル施設料（ギリシャ）',
  },
  WQ: { en: 'Security charge (Greece)', 'zh-hk': '保安費（希臘）', ja: '保安料（ギリシャ）' },
} as const satisfies Record<string, Names>;
export type TaxCode = keyof typeof TAX_NAMES;

export const isTaxCode = (code: string): code is TaxCode => code in TAX_NAMES;

/** For a code of another channel, which has no name here. */
export const OTHER_TAX: Names = {
  en: 'Tax or charge',
  'zh-hk': '稅項或附加費',
  ja: '税金・諸料金',
};
