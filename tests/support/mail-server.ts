import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';

export interface MailServer {
  readonly url: string;
  /** The source of the first message to an address whose source fits, waiting for it. */
  mailTo(address: string, source: RegExp): Promise<string>;
  stop(): Promise<void>;
}

/** A real SMTP server on loopback that stores what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const mails: { recipients: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailTo: (address, source) =>
      eventually(() => {
        const to = mails.filter(({ recipients }) => recipients.includes(address));
        const mail = to.find((one) => source.test(one.source));
        if (!mail)
          throw new Error(`No mail to ${address} like ${source}; there are ${mails.length}`);
        return mail.source;
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
