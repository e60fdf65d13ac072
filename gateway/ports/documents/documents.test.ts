import { afterAll, describe, expect, it } from 'vitest';
import { inlinePicturesOf } from '#gateway/ports/mailer/inline/inline-pictures.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { COMPLETE_LOCALES } from '#schema/codes/base/locales.ts';
import { stopDocumentWorker } from './document-worker.ts';
import { aReceipt } from './documents.test-support.ts';
import {
  bookingHeldEmail,
  latePaymentRefundedEmail,
  orderCancelledEmail,
  paymentConfirmedEmail,
  renderReceipt,
  verificationCodeEmail,
} from './documents.ts';
import { NIGHT_CLASS } from './email/dark-mode.ts';
import { bagWords, checkInWords, placeOf } from './flight-words.ts';
import { fontNamesIn, fontsIn, outlinesOf, tablesOf, textOf } from './pdf.test-support.ts';
import { textsFor } from './texts.ts';

afterAll(stopDocumentWorker);

/** Words without spaces and the case of letters, which a heading changes in plain text. */
const plainly = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, '')
    .toLowerCase();

const wordsOf = async (pdf: Uint8Array): Promise<string> => (await textOf(pdf)).join(' ');

describe.each(COMPLETE_LOCALES)('the itinerary receipt in %s', (locale) => {
  const texts = textsFor(locale);
  const receipt = aReceipt(locale);

  it('says everything a traveller and an official ask for', async () => {
    const words = await wordsOf(await renderReceipt(receipt, locale));
    const squeezed = words.replaceAll(' ', '');
    const expected = [
      BRAND.name[locale],
      'K7M2PX',
      'MG20261120004711',
      'CHAN/TAI MAN MR',
      '919-2400000117',
      'K•••••234',
      'MG 88001234',
      'MG523',
      '09:05',
      '12:55',
      'Airbus A321neo',
      'Boeing 787-9',
      'MSTDCN',
      'Visa',
      '4242',
      'pay_2Zk1',
      'CNY 1,900',
      'CNY 1,740',
      'CNY 7,291',
      'YQ',
      texts.tax('SW'),
      receipt.flights[0]!.origin.airport,
      texts.t('receipt.terminal', { terminal: '2' }),
      texts.brand('STANDARD'),
      texts.document('PP'),
      texts.date('2027-11-19'),
      texts.date(receipt.receiptLastDay),
      texts.t('receipt.refundFee', { fee: 'CNY 600' }),
      texts.t('receipt.noticeLiability', { airline: texts.airline }),
    ];
    // A line break is a space in copied text.
    for (const phrase of expected) expect(squeezed).toContain(phrase.replace(/\s/g, ''));
  });

  it('shows the flight that lands on the next day as such', async () => {
    const words = await wordsOf(await renderReceipt(receipt, locale));
    expect(words).toContain(texts.t('receipt.nextDay', { days: 1 }));
  });

  it('has the site’s face for Latin letters, and that of its language for the others', async () => {
    const names = fontNamesIn(await renderReceipt(receipt, locale));
    expect(names).toContain('InstrumentSans-Regular');
    expect(names).toContain('InstrumentSans-Bold');
    const han = { en: [], 'zh-hk': ['NotoSansHK'], ja: ['NotoSansJP'] }[locale];
    const others = names.filter((name) => !name.startsWith('InstrumentSans'));
    expect([...new Set(others.map((name) => name.replace(/-.*/, '')))]).toEqual(han);
  });

  it('draws its letters instead of leaving blanks', async () => {
    const pdf = await renderReceipt(receipt, locale);
    const fonts = fontsIn(pdf).map(outlinesOf);
    const letters = new Set((await wordsOf(pdf)).replace(/\s/g, ''));
    const drawn = fonts.reduce((sum, font) => sum + font.drawn, 0);
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    expect(drawn).toBeGreaterThanOrEqual(letters.size);
    for (const font of fonts) expect(font.glyphs - font.drawn).toBeLessThanOrEqual(3);
  });
});

describe('the test for blank letters', () => {
  it('finds a font whose outlines are gone', async () => {
    const [font] = fontsIn(await renderReceipt(aReceipt('ja'), 'ja'));
    expect(outlinesOf(font!).drawn).toBeGreaterThan(20);
    tablesOf(font!).get('loca')!.fill(0);
    expect(outlinesOf(font!).drawn).toBe(0);
  });
});

describe('e-mails', () => {
  const { flights, orderNumber, bookingReference, price } = aReceipt('en');
  const about = { recipientName: 'Tai Man <b>Chan</b>', orderNumber, flights };

  it('ask for the payment with its deadline in the zone of the airline', async () => {
    const email = await bookingHeldEmail(
      {
        ...about,
        bookingReference,
        total: price.total,
        paymentDueAt: new Date('2026-11-20T10:50:00Z'),
        paymentUrl: 'https://example.test/pay?a=1&b=2',
      },
      'en',
    );
    expect(email.subject).toBe('Your seats are held until 18:50: Shanghai–Tokyo–Shanghai');
    expect(email.text).toContain('20 Nov 2026 18:50 (Shanghai time)');
    expect(email.text).toContain('https://example.test/pay?a=1&b=2');
    // Some mail programs drop html and body.
    expect(email.html).toMatch(/<td [^>]*lang="en"/);
    expect(email.html.match(/<title>/g)).toHaveLength(1);
  });

  it('show what a traveller typed as text, never as markup', async () => {
    const data = { ...about, by: 'TRAVELLER' as const, searchUrl: 'https://example.test/' };
    const email = await orderCancelledEmail(data, 'en');
    expect(email.html).not.toContain('<b>Chan');
    expect(email.text).toContain('Tai Man <b>Chan</b>');
  });

  it('make no link of a name, which anybody may type for anybody', async () => {
    const rest = { by: 'TRAVELLER' as const, searchUrl: 'https://example.test/' };
    const greeted = async (recipientName: string) =>
      (await orderCancelledEmail({ ...about, ...rest, recipientName }, 'en')).text;
    expect(await greeted('win.example.com https://win.example.com')).not.toContain('win.example');
    expect(await greeted('Ms. Wong-Liu, J.R.')).toContain('Ms. Wong-Liu, J. R.');
  });

  it('carry the receipt and the calendar when paid', async () => {
    const data = {
      recipientName: '陳大文',
      receipt: aReceipt('zh-hk'),
      orderUrl: 'https://example.test/o',
    };
    const email = await paymentConfirmedEmail(data, 'zh-hk');
    expect(email.attachments.map(({ filename }) => filename)).toEqual([
      'itinerary-receipt-K7M2PX.pdf',
      'flights-K7M2PX.ics',
    ]);
    expect(Buffer.from(email.attachments[0]!.content).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(email.text).toContain('919-2400000148');
    expect(email.html).toContain('lang="zh-Hant-HK"');
  });

  it('give the code in subject and text', async () => {
    const siteUrl = 'https://example.test/';
    const data = { code: '048291', validMinutes: 5, siteUrl };
    const email = await verificationCodeEmail(data, 'ja');
    expect(email.subject).toBe('認証コード：048291');
    expect(email.text).toContain('5分間');
    expect(email.html, 'lines end between phrases').toContain('word-break:auto-phrase');
    expect(email.text).not.toContain('会員');
  });

  it('differ for an order that lapsed and money that came too late', async () => {
    const searchUrl = 'https://example.test/';
    const lapsed = await orderCancelledEmail({ ...about, by: 'PAYMENT_WINDOW', searchUrl }, 'en');
    const returned = { ...about, amount: price.total, searchUrl, orderUrl: searchUrl };
    const late = await latePaymentRefundedEmail({ ...returned, cause: 'ORDER_DEAD' }, 'en');
    const twice = await latePaymentRefundedEmail({ ...returned, cause: 'PAID_TWICE' }, 'en');
    expect(twice.text).toContain('your tickets are valid');
    expect(lapsed.text).toContain('Nothing has been charged');
    expect(late.text).toContain('returned the full amount');
    expect(late.subject).toMatch(/^We’ve refunded CNY\s7,291: Shanghai–Tokyo/);
  });
});

describe.each(COMPLETE_LOCALES)('an e-mail in %s', (locale) => {
  const receipt = aReceipt(locale);
  const texts = textsFor(locale);
  const confirmed = () =>
    paymentConfirmedEmail(
      { recipientName: 'Chan', receipt, orderUrl: 'https://example.test/o' },
      locale,
    );

  it('says of each flight the day of the week, the terminals and the bags', async () => {
    const { text, subject } = await confirmed();
    const [flight] = receipt.flights;
    expect(text).toContain(texts.longDate('2026-12-24'));
    expect(text).toContain(placeOf(flight!.origin, texts));
    expect(text).toContain(placeOf(flight!.destination, texts));
    expect(text).toContain(bagWords(flight!.checkedBags, texts));
    expect(subject).toContain(`${flight!.origin.city}–${flight!.destination.city}`);
  });

  it('says when to check in, on the clock of the airport', async () => {
    const { text } = await confirmed();
    expect(text.replace(/\s+/g, '')).toContain(
      checkInWords(receipt.flights[0]!, texts).replace(/\s+/g, ''),
    );
    expect(text).toContain('08:05');
  });

  it('is the same as text, word by word', async () => {
    const { html, text } = await confirmed();
    const shown = html
      .replace(/^[\s\S]*?<h1/, '<h1')
      .replace(/<(?:style|title)[\s\S]*?<\/(?:style|title)>/g, '')
      .split(/<[^>]*>/)
      .map((piece) => plainly(piece))
      .filter(Boolean);
    for (const piece of shown) expect(plainly(text)).toContain(piece);
  });

  it('carries the mark, and has colours for the night', async () => {
    const { html, text } = await confirmed();
    expect(inlinePicturesOf(html)).toHaveLength(1);
    expect(text).not.toContain('cid:');
    for (const name of Object.values(NIGHT_CLASS)) expect(html).toContain(`class="${name}"`);
    expect(html).toContain('prefers-color-scheme: dark');
  });
});
