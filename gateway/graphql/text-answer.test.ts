import { expect, test } from 'vitest';
import { asResponse, bytesOf, TextAnswer } from './text-answer.ts';

test('a text is sent as bytes whose length is known, and read without being sent', async () => {
  const answer = new TextAnswer('{"city":"上海"}', { status: 404, headers: { vary: 'accept' } });
  expect(await answer.json()).toEqual({ city: '上海' });
  expect([answer.status, answer.ok]).toEqual([404, false]);
  const sent = asResponse(answer);
  expect(sent).toBeInstanceOf(Response);
  expect([sent.status, sent.headers.get('vary')]).toEqual([404, 'accept']);
  expect(sent.headers.get('content-length')).toBe('17');
  expect(await sent.text()).toBe('{"city":"上海"}');
});

test.each(['short', 'as long as no usual answer'])('a text becomes its bytes: %s', (length) => {
  const text = '{"city":"上海 🛫"}'.repeat(length === 'short' ? 1 : 20_000);
  const bytes = bytesOf(text);
  expect(bytes).toEqual(new TextEncoder().encode(text));
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test('bytes of the store are read as text, and a stream goes on as one', async () => {
  const bytes = new TextEncoder().encode('{"city":"上海"}');
  expect(await new TextAnswer(bytes).text()).toBe('{"city":"上海"}');
  const stream = new Blob(['event: next']).stream();
  const sent = asResponse(new TextAnswer(stream));
  expect(sent.headers.get('content-length')).toBeNull();
  expect(await sent.text()).toBe('event: next');
});

test('an answer of the platform stays what it is', () => {
  const answer = Response.json({});
  expect(asResponse(answer)).toBe(answer);
});
