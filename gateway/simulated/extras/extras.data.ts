import type { OfferedExtra } from '#gateway/ports/extras/extras.port.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { BAG_PRICES } from '#schema/codes/flights/baggage.ts';

const FROM_GOLD: readonly CardTier[] = [
  'GOLD',
  'SPECIAL_GOLD',
  'PLATINUM',
  'SPECIAL_VIP_PLATINUM',
  'VISA_PLATINUM',
];
const EVERY_CARD = { tiers: [], yearlyLimit: null } as const;

/** What the club of the demo sells. */
export const EXTRAS: readonly OfferedExtra[] = [
  {
    id: 'lounge',
    kind: 'LOUNGE',
    price: 26_000,
    zonePrices: null,
    validDays: 180,
    stock: { per: 'AIRPORT_DAY', places: 40 },
    tiers: [],
    yearlyLimit: 4,
    name: { en: 'Lounge visit', 'zh-hk': '貴賓室一次', ja: 'ラウンジ利用1回' },
    text: {
      en: 'One person may use one of our lounges before a flight. Show the coupon at the entrance.',
      'zh-hk': '一位乘客可於起飛前使用我們的貴賓室一次，請於入口出示優惠券。',
      ja: 'ご搭乗前に当社ラウンジを1名様が1回ご利用いただけます。入口でクーポンをご提示ください。',
    },
  },
  {
    id: 'bag',
    kind: 'EXTRA_BAG',
    price: BAG_PRICES.DOMESTIC.extra,
    zonePrices: {
      DOMESTIC: BAG_PRICES.DOMESTIC.extra,
      ASIA: BAG_PRICES.ASIA.extra,
      INTERCONTINENTAL: BAG_PRICES.INTERCONTINENTAL.extra,
    },
    validDays: 365,
    stock: { per: 'FLIGHT', places: 30 },
    ...EVERY_CARD,
    name: { en: 'One more checked bag', 'zh-hk': '額外寄艙行李一件', ja: 'お預け手荷物1個追加' },
    text: {
      en: 'One more bag of up to 23 kg in one direction, connections included. Show the coupon at the check-in counter.',
      'zh-hk': '單程（包括轉機航段）可多寄艙一件不超過23公斤的行李，請於登機櫃位出示優惠券。',
      ja: '片道（乗り継ぎ区間を含む）で、23kgまでの手荷物をもう1個お預けいただけます。チェックインカウンターでクーポンをご提示ください。',
    },
  },
  {
    id: 'wifi',
    kind: 'WIFI',
    price: 9_800,
    zonePrices: null,
    validDays: 365,
    stock: { per: 'FLIGHT', places: 120 },
    ...EVERY_CARD,
    name: { en: 'Wi-Fi on one flight', 'zh-hk': '一程機上Wi-Fi', ja: '機内Wi-Fi 1フライト' },
    text: {
      en: 'Wi-Fi for one device, for the whole flight. Enter the number of the coupon on the Wi-Fi page on board.',
      'zh-hk': '供一部裝置於整程航班使用，請於機上Wi-Fi頁面輸入優惠券編號。',
      ja: '1フライトを通して、1台の端末でご利用いただけます。機内のWi-Fiページでクーポン番号を入力してください。',
    },
  },
  {
    id: 'upgrade',
    kind: 'UPGRADE',
    price: 180_000,
    zonePrices: null,
    validDays: 365,
    stock: { per: 'CABIN', cabin: 'BUSINESS' },
    tiers: FROM_GOLD,
    yearlyLimit: 2,
    name: {
      en: 'Upgrade to Business class',
      'zh-hk': '升級至商務客位',
      ja: 'ビジネスクラスへのアップグレード',
    },
    text: {
      en: 'A seat in Business on one flight, if one is available when check-in closes. Show the coupon at the check-in counter.',
      'zh-hk': '一程航班升級至商務客位，視乎截止辦理登機手續時的空位而定，請於登機櫃位出示優惠券。',
      ja: 'チェックイン締め切り時に空席がある場合、1フライトでビジネスクラスをご利用いただけます。チェックインカウンターでクーポンをご提示ください。',
    },
  },
  {
    id: 'seat',
    kind: 'PREFERRED_SEAT',
    price: 20_000,
    zonePrices: null,
    validDays: 365,
    stock: { per: 'FLIGHT', places: 12 },
    ...EVERY_CARD,
    name: { en: 'One preferred seat', 'zh-hk': '優選座位一個', ja: '有料座席1席' },
    text: {
      en: 'A preferred seat in your cabin on one flight, if one is available. Show the coupon at the check-in counter.',
      'zh-hk': '一程航班可於所屬客位選擇優選座位，視乎空位而定，請於登機櫃位出示優惠券。',
      ja: '空席がある場合、1フライトでご予約クラスの有料座席をご利用いただけます。チェックインカウンターでクーポンをご提示ください。',
    },
  },
  {
    id: 'priority',
    kind: 'PRIORITY',
    price: 8_000,
    zonePrices: null,
    validDays: 365,
    stock: null,
    ...EVERY_CARD,
    name: { en: 'Priority on one flight', 'zh-hk': '一程優先服務', ja: '優先サービス 1フライト' },
    text: {
      en: 'Priority check-in, boarding and baggage for one person on one flight. Show the coupon at the priority counter.',
      'zh-hk': '一位乘客於一程航班可享優先辦理登機手續、登機及提取行李，請於優先櫃位出示優惠券。',
      ja: '1名様が1フライトで、チェックイン、搭乗、手荷物の受け取りを優先でご利用いただけます。優先カウンターでクーポンをご提示ください。',
    },
  },
];
