import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { Names } from './names.ts';

/** Travel documents by their types, each as its holder calls it. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentType, Names>> = {
  NI: { en: 'Chinese resident identity card', 'zh-hk': '內地居民身份證', ja: '中国居民身分証' },
  PP: { en: 'Passport', 'zh-hk': '護照', ja: 'パスポート' },
  BP: { en: 'Official passport', 'zh-hk': '公務護照', ja: '公用旅券' },
  MTP: {
    en: 'Mainland travel permit for Taiwan residents',
    'zh-hk': '台灣居民來往大陸通行證（台胞證）',
    ja: '台湾居民来往大陸通行証（台胞証）',
  },
  ORI: {
    en: 'Mainland travel permit for Hong Kong and Macao residents',
    'zh-hk': '港澳居民來往內地通行證（回鄉證）',
    ja: '香港・マカオ居民来往内地通行証（回郷証）',
  },
  HTPP: {
    en: 'Exit-entry permit for Hong Kong and Macao',
    'zh-hk': '往來港澳通行證',
    ja: '香港・マカオ往来通行証',
  },
  NIPP: {
    en: 'Foreign permanent resident ID card',
    'zh-hk': '外國人永久居留身份證',
    ja: '外国人永久居留身分証',
  },
  GM: { en: 'Disabled soldier certificate', 'zh-hk': '殘疾軍人證', ja: '傷痍軍人証' },
  JC: { en: 'Disabled police certificate', 'zh-hk': '傷殘人民警察證', ja: '傷痍警察官証' },
  MIL: { en: 'Military officer certificate', 'zh-hk': '軍官證', ja: '軍官証' },
  HMT: {
    en: 'Residence permit for Hong Kong and Macao residents',
    'zh-hk': '港澳居民居住證',
    ja: '香港・マカオ居民居住証',
  },
  TIC: {
    en: 'Residence permit for Taiwan residents',
    'zh-hk': '台灣居民居住證',
    ja: '台湾居民居住証',
  },
  TPP: { en: 'Exit-entry permit for Taiwan', 'zh-hk': '往來台灣通行證', ja: '台湾往来通行証' },
  DP: { en: 'Diplomatic personnel certificate', 'zh-hk': '外交人員證', ja: '外交官証' },
  SAPP: { en: 'Seafarer’s passport', 'zh-hk': '海員證', ja: '船員手帳' },
  AP: { en: 'Armed police certificate', 'zh-hk': '武警證', ja: '武装警察証' },
  BC: { en: 'Medical certificate of birth', 'zh-hk': '出生醫學證明', ja: '出生医学証明書' },
  TI: {
    en: 'Household register or temporary ID card',
    'zh-hk': '戶口簿或臨時身份證',
    ja: '戸籍簿または臨時身分証',
  },
  MP: { en: 'Military identity card', 'zh-hk': '軍人身份證', ja: '軍人身分証' },
  APOM: { en: 'Armed police officer certificate', 'zh-hk': '武警警官證', ja: '武装警察警官証' },
  APSM: { en: 'Armed police soldier certificate', 'zh-hk': '武警士兵證', ja: '武装警察兵士証' },
  CC: { en: 'Other certificate', 'zh-hk': '其他證明', ja: 'その他の証明書' },
  UU: { en: 'Other travel document', 'zh-hk': '其他旅遊證件', ja: 'その他の渡航書類' },
};
