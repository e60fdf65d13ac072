import { tax } from './tax-rule.ts';

/**
 * Taxes and charges of departure in Asia; amounts for an adult, a child, an infant. Plausible, not
 * authoritative.
 */
export const ASIA = [
  // Civil aviation development fund.
  tax('CN', 'CN', 'DOMESTIC', 'CNY', [5000, 0, 0]),
  tax('CN', 'CN', 'INTERNATIONAL', 'CNY', [9000, 0, 0]),

  // Air passenger departure tax, construction fee, security charge.
  tax('HK', 'HK', 'ALL', 'HKD', [12000, 0, 0]),
  tax('G3', 'HK', 'ALL', 'HKD', [16000, 16000, 0]),
  tax('I5', 'HK', 'ALL', 'HKD', [6500, 6500, 0]),

  // Passenger service and security.
  tax('MO', 'MO', 'ALL', 'MOP', [11000, 6000, 0]),
  tax('YO', 'MO', 'ALL', 'MOP', [3000, 3000, 0]),

  // Airport tax.
  tax('TW', 'TW', 'ALL', 'TWD', [50000, 50000, 0]),

  // Passenger service facilities (SW) and security (OI) by airport, international tourist tax (TK).
  tax('TK', 'JP', 'INTERNATIONAL', 'JPY', [3000, 3000, 0]),
  tax('SW', 'NRT', 'INTERNATIONAL', 'JPY', [2460, 1230, 0]),
  tax('OI', 'NRT', 'INTERNATIONAL', 'JPY', [700, 700, 0]),
  tax('SW', 'HND', 'INTERNATIONAL', 'JPY', [2950, 1470, 0]),
  tax('OI', 'HND', 'INTERNATIONAL', 'JPY', [660, 660, 0]),
  tax('SW', 'KIX', 'INTERNATIONAL', 'JPY', [3310, 1660, 0]),
  tax('OI', 'KIX', 'INTERNATIONAL', 'JPY', [500, 500, 0]),
  tax('SW', 'NGO', 'INTERNATIONAL', 'JPY', [2620, 1310, 0]),
  tax('OI', 'NGO', 'INTERNATIONAL', 'JPY', [400, 400, 0]),
  tax('SW', 'FUK', 'INTERNATIONAL', 'JPY', [1240, 620, 0]),
  tax('OI', 'FUK', 'INTERNATIONAL', 'JPY', [500, 500, 0]),
  tax('SW', 'CTS', 'INTERNATIONAL', 'JPY', [2620, 1310, 0]),
  tax('OI', 'CTS', 'INTERNATIONAL', 'JPY', [300, 300, 0]),
  tax('SW', 'OKA', 'INTERNATIONAL', 'JPY', [1240, 620, 0]),

  // Passenger service charge with departure tax.
  tax('BP', 'ICN', 'ALL', 'KRW', [28000, 21000, 0]),
  tax('BP', 'PUS', 'ALL', 'KRW', [23000, 16000, 0]),
  tax('BP', 'CJU', 'ALL', 'KRW', [23000, 16000, 0]),

  // Passenger service and security, aviation levy, airport development levy.
  tax('SG', 'SG', 'ALL', 'SGD', [4640, 4640, 0]),
  tax('OP', 'SG', 'ALL', 'SGD', [800, 800, 0]),
  tax('L7', 'SG', 'ALL', 'SGD', [1080, 1080, 0]),

  // Passenger service, advance passenger processing.
  tax('TS', 'TH', 'INTERNATIONAL', 'THB', [73000, 73000, 0]),
  tax('E7', 'TH', 'INTERNATIONAL', 'THB', [3500, 3500, 0]),
  tax('G8', 'TH', 'INTERNATIONAL', 'THB', [1500, 1500, 0]),

  // Passenger service charge and security.
  tax('MY', 'MY', 'INTERNATIONAL', 'USD', [1750, 1750, 0]),
  tax('JC', 'VN', 'INTERNATIONAL', 'USD', [2500, 1250, 0]),
  tax('C4', 'VN', 'INTERNATIONAL', 'USD', [200, 100, 0]),
  tax('LI', 'PH', 'INTERNATIONAL', 'USD', [1650, 1650, 0]),
  tax('D5', 'ID', 'INTERNATIONAL', 'USD', [1500, 1500, 0]),
];
