import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { httpSmsSender } from './http.sms-sender.ts';

const received: { authorization: string | undefined; body: unknown }[] = [];
let status = 202;
const server = createServer(async (request, response) => {
  const { authorization } = request.headers;
  received.push({ authorization, body: JSON.parse(await text(request)) });
  if (status === 0) return;
  response.writeHead(status).end('{}');
});
const port = await new Promise<number>((resolve) =>
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
  }),
);
afterAll(() => server.close());

const sender = httpSmsSender({
  url: `http://127.0.0.1:${port}/messages`,
  key: 'the key of the airline',
  timeoutMilliseconds: 200,
});
const message = { to: '+85291234567', text: '123456', locale: 'zh-hk' } as const;

test('a text goes to the gateway of the airline with its key', async () => {
  await sender.send(message);
  expect(received).toEqual([{ authorization: 'Bearer the key of the airline', body: message }]);
});

test.each([
  [503, 'UNAVAILABLE', true],
  [429, 'UNAVAILABLE', true],
  [400, 'REJECTED', false],
  [401, 'REJECTED', false],
  // no answer at all
  [0, 'UNANSWERED', true],
] as const)('an answer %i is %s, and can be tried again: %s', async (answered, code, retryable) => {
  status = answered;
  await expect(sender.send(message)).rejects.toMatchObject({ name: 'SmsError', code, retryable });
});

test('a gateway that is not there can be tried again', async () => {
  const nowhere = httpSmsSender({ url: 'http://127.0.0.1:1/', key: 'key' });
  await expect(nowhere.send(message)).rejects.toMatchObject({ retryable: true });
});
