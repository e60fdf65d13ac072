import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import type { CompleteLocale } from '#schema/codes/base/locales.ts';
import type { FlightEnd, ReceiptData, ReceiptFlight } from './receipt-data.ts';

const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' as CurrencyCode });

const PLACES: Record<CompleteLocale, [FlightEnd, FlightEnd]> = {
  en: [
    {
      code: 'PVG',
      city: 'Shanghai',
      cityCode: 'SHA',
      sky: 'morning',
      airport: 'Pudong International Airport',
      terminal: '2',
    },
    {
      code: 'NRT',
      city: 'Tokyo',
      cityCode: 'TYO',
      sky: 'noon',
      airport: 'Narita International Airport',
      terminal: '1',
    },
  ],
  'zh-hk': [
    {
      code: 'PVG',
      city: '上海',
      cityCode: 'SHA',
      sky: 'morning',
      airport: '浦東國際機場',
      terminal: '2',
    },
    {
      code: 'NRT',
      city: '東京',
      cityCode: 'TYO',
      sky: 'noon',
      airport: '成田國際機場',
      terminal: '1',
    },
  ],
  ja: [
    {
      code: 'PVG',
      city: '上海',
      cityCode: 'SHA',
      sky: 'morning',
      airport: '上海浦東国際空港',
      terminal: '2',
    },
    {
      code: 'NRT',
      city: '東京',
      cityCode: 'TYO',
      sky: 'noon',
      airport: '成田国際空港',
      terminal: '1',
    },
  ],
};

const fare = {
  cabin: 'ECONOMY',
  brand: 'STANDARD',
  bookingClass: 'M',
  fareBasisCode: 'MSTDCN',
  checkedBags: { pieces: 1, kilograms: 23 },
  cabinBags: { pieces: 1, kilograms: 8 },
} as const;

function flightsIn(locale: CompleteLocale): ReceiptFlight[] {
  const [shanghai, tokyo] = PLACES[locale];
  return [
    {
      ...fare,
      flightNumber: 'MG523',
      origin: shanghai,
      destination: tokyo,
      departure: { instant: new Date('2026-12-24T01:05:00Z'), zone: 'Asia/Shanghai' },
      arrival: { instant: new Date('2026-12-24T03:55:00Z'), zone: 'Asia/Tokyo' },
      durationMinutes: 170,
      aircraft: 'Airbus A321neo',
    },
    {
      ...fare,
      flightNumber: 'MG528',
      origin: tokyo,
      destination: shanghai,
      departure: { instant: new Date('2027-01-03T12:40:00Z'), zone: 'Asia/Tokyo' },
      arrival: { instant: new Date('2027-01-03T16:05:00Z'), zone: 'Asia/Shanghai' },
      durationMinutes: 205,
      aircraft: 'Boeing 787-9',
    },
  ];
}

/** A family of four to Tokyo and back, paid by card; 2 × 2,510 + 2,046 + 225 = CNY 7,291. */
export const aReceipt = (
  locale: CompleteLocale,
  change: Partial<ReceiptData> = {},
): ReceiptData => ({
  number: 'K7QM-2XRT-4PDF',
  checkUrl: 'https://air.example/itineraryConfirmation',
  orderNumber: 'MG20261120004711',
  bookingReference: 'K7M2PX',
  issuedAt: new Date('2026-11-20T10:12:00Z'),
  passengers: [
    {
      ticketNumber: '9192400000117',
      name: 'CHAN/TAI MAN',
      appellation: 'MR',
      passengerType: 'ADT',
      documentType: 'PP',
      maskedDocumentNumber: 'K•••••234',
      memberNumber: 'MG 88001234',
    },
    {
      ticketNumber: '9192400000124',
      name: 'CHAN/SIU LING',
      appellation: 'MRS',
      passengerType: 'ADT',
      documentType: 'PP',
      maskedDocumentNumber: 'K•••••871',
      memberNumber: null,
    },
    {
      ticketNumber: '9192400000131',
      name: 'CHAN/KA YAN',
      appellation: 'MISS',
      passengerType: 'CHD',
      documentType: 'PP',
      maskedDocumentNumber: 'K•••••902',
      memberNumber: null,
    },
    {
      ticketNumber: '9192400000148',
      name: 'CHAN/HO YIN',
      appellation: null,
      passengerType: 'INF',
      documentType: 'PP',
      maskedDocumentNumber: 'K•••••115',
      memberNumber: null,
    },
  ],
  flights: flightsIn(locale),
  price: {
    items: [
      {
        passengerType: 'ADT',
        count: 2,
        fare: yuan(1900),
        taxes: [
          { code: 'CN', amount: yuan(90) },
          { code: 'YQ', amount: yuan(340) },
          { code: 'SW', amount: yuan(180) },
        ],
        perPassenger: yuan(2510),
        total: yuan(5020),
      },
      {
        passengerType: 'CHD',
        count: 1,
        fare: yuan(1526),
        taxes: [
          { code: 'YQ', amount: yuan(340) },
          { code: 'SW', amount: yuan(180) },
        ],
        perPassenger: yuan(2046),
        total: yuan(2046),
      },
      {
        passengerType: 'INF',
        count: 1,
        fare: yuan(225),
        taxes: [],
        perPassenger: yuan(225),
        total: yuan(225),
      },
    ],
    fareTotal: yuan(5551),
    taxes: [
      { code: 'CN', amount: yuan(180) },
      { code: 'YQ', amount: yuan(1020) },
      { code: 'SW', amount: yuan(540) },
    ],
    taxTotal: yuan(1740),
    feeTotal: yuan(0),
    total: yuan(7291),
  },
  payment: {
    amount: yuan(7291),
    points: 0,
    paidAt: new Date('2026-11-20T10:11:40Z'),
    card: { scheme: 'Visa', lastDigits: '4242' },
    reference: 'pay_2Zk1',
  },
  conditions: [
    { brand: 'STANDARD', changeFee: yuan(300), refundFee: yuan(600), noShowFee: yuan(200) },
  ],
  ticketValidUntil: '2027-11-19',
  receiptLastDay: '2027-11-20',
  ...change,
});
