import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { FLOWER_CONTENT_ID } from './inline/inline-pictures.ts';
import type { Mailer, MailMessage } from './mailer.ts';
import { smtpMailer } from './smtp.mailer.ts';

const message: MailMessage = {
  to: 'li.ming@example.test',
  subject: '您的機票 K7M2PX',
  html: '<p>多謝</p>',
  text: '多謝',
  attachments: [
    { filename: 'receipt.pdf', contentType: 'application/pdf', content: new Uint8Array([1, 2, 3]) },
  ],
  locale: 'zh-hk',
};

interface Received {
  recipients: string[];
  source: string;
}

let server: SMTPServer;
let mailer: Mailer;
afterEach(async () => {
  await mailer.close();
  await new Promise((resolve) => server.close(() => resolve(null)));
});

/** A real SMTP server on loopback; `refuse` answers a recipient with this code. */
async function start(refuse?: number): Promise<Received[]> {
  const received: Received[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error('no'), { responseCode: refuse }) : null),
    onData(stream, session, done) {
      text(stream).then((source) => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          source,
        });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = smtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Magnolia Airlines <care@example.test>',
    timeoutMilliseconds: 2000,
  });
  return received;
}

const failure = (sent: Promise<void>): Promise<unknown> =>
  sent.then(
    () => null,
    (error) => error,
  );

describe('an e-mail over SMTP', () => {
  it('brings the pictures that it shows, inside the message', async () => {
    const received = await start();
    await mailer.send({ ...message, html: `<img src="cid:${FLOWER_CONTENT_ID}" alt="">` });
    const source = received[0]?.source ?? '';
    expect(source.toLowerCase()).toContain(`content-id: <${FLOWER_CONTENT_ID}>`);
    expect(source).toMatch(/Content-Disposition: inline/);
  });

  it('arrives with subject, both texts and its file', async () => {
    const received = await start();
    await mailer.send(message);
    const [{ recipients, source } = { recipients: [], source: '' }] = received;
    expect(recipients).toEqual(['li.ming@example.test']);
    expect(source).toContain(
      `=?UTF-8?B?${Buffer.from('您的機票').toString('base64').slice(0, 12)}`,
    );
    expect(source).toContain('From: Magnolia Airlines <care@example.test>');
    expect(source).toMatch(/text\/plain/);
    expect(source).toMatch(/text\/html/);
    expect(source).toContain('Content-Disposition: attachment; filename=receipt.pdf');
    expect(source).toContain(Buffer.from([1, 2, 3]).toString('base64'));
  });

  it('goes to one person, whatever stands in the address', async () => {
    const received = await start();
    await failure(mailer.send({ ...message, to: 'a@example.test, b@example.test' }));
    await failure(mailer.send({ ...message, to: 'a@example.test\r\nBcc: b@example.test' }));
    for (const { recipients } of received) expect(recipients).not.toContain('b@example.test');
    expect(received.every(({ source }) => !/^Bcc:/m.test(source))).toBe(true);
  });

  it('is given up when the server will never take it, and kept for later when it might', async () => {
    await start(550);
    expect(await failure(mailer.send(message))).toMatchObject({
      code: 'REJECTED',
      retryable: false,
    });
    await mailer.close();
    await new Promise((resolve) => server.close(() => resolve(null)));
    await start(451);
    expect(await failure(mailer.send(message))).toMatchObject({
      code: 'UNAVAILABLE',
      retryable: true,
    });
  });

  it('says so when there is no server', async () => {
    await start();
    const unreachable = smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'a@example.test' });
    expect(await failure(unreachable.send(message))).toMatchObject({
      code: 'UNANSWERED',
      retryable: true,
    });
    await unreachable.close();
  });
});
