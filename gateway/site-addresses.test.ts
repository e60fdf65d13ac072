import { expect, test } from 'vitest';
import { siteAddresses } from './site-addresses.ts';

const addresses = siteAddresses('https://air.example');

test('English addresses have no prefix, others name their language', () => {
  expect(addresses.order('BCDFGH', 'en')).toBe(
    'https://air.example/order/flightOrderDetail?reference=BCDFGH',
  );
  expect(addresses.payment('T3JkZXI6MQ', 'zh-hk')).toBe(
    'https://air.example/zh-hk/flightInquiry/payment?order=T3JkZXI6MQ',
  );
  expect(addresses.search('ja')).toBe('https://air.example/ja/flightInquiry');
});
