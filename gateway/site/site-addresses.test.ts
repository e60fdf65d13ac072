import { expect, test } from 'vitest';
import { paymentWebhookUrl, siteAddresses } from './site-addresses.ts';

const addresses = siteAddresses('https://air.example');

test('English addresses have no prefix, others name their language', () => {
  expect(addresses.order('BCDFGH', 'en')).toBe(
    'https://air.example/order/flightOrderDetail?reference=BCDFGH',
  );
  expect(addresses.airlineChanges('BCDFGH', 'ja')).toBe(
    'https://air.example/ja/order/flightOrderDetail?reference=BCDFGH#airline-changes',
  );
  expect(addresses.payment('T3JkZXI6MQ', 'zh-hk')).toBe(
    'https://air.example/zh-hk/flightInquiry/payment?order=T3JkZXI6MQ',
  );
  expect(addresses.file('/orders/1/trip.ics')).toBe('https://air.example/orders/1/trip.ics');
  expect(addresses.search('ja')).toBe('https://air.example/ja/flightInquiry');
});

test('the way back from the payment provider proves nothing, and says so by saying nothing', () => {
  expect(addresses.paymentReturn('T3JkZXI6MQ', 'ja')).toBe(
    'https://air.example/ja/flightInquiry/payment?order=T3JkZXI6MQ&returned=1',
  );
  expect(addresses.dateChangePaymentReturn('RGF0ZUNoYW5nZTox', 'ja')).toBe(
    'https://air.example/ja/changeDate/ack-date?order=RGF0ZUNoYW5nZTox&returned=1',
  );
});

test('an airline’s provider reports to the public address, the sandbox straight to the gateway', () => {
  const here = { publicUrl: 'https://air.example', host: '0.0.0.0', port: 3000 };
  const provider = { url: 'https://pay.example', key: 'key', secret: 'secret' };
  expect(paymentWebhookUrl({ ...here, paymentProvider: provider })).toBe(
    'https://air.example/webhooks/payments',
  );
  expect(paymentWebhookUrl({ ...here, paymentProvider: null })).toBe(
    'http://127.0.0.1:3000/webhooks/payments',
  );
});
