import type { Database } from '#gateway/database/database.ts';
import type { Environment } from '#gateway/environment.ts';
import { signInUrlOf } from '#gateway/modules/members/codes/sign-in-url-of.ts';
import { createVerificationService } from '#gateway/modules/verification/verification.service.ts';
import { verificationCodeEmail } from '#gateway/ports/documents/documents.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import { verificationCodeSms } from '#gateway/ports/sms/code.sms.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { browserCookie } from '#gateway/sessions/browser-cookie.ts';
import { sessionRepository } from '#gateway/sessions/session.repository.ts';
import { sessionCookie } from '#gateway/sessions/session-cookie.ts';
import { createSessions } from '#gateway/sessions/sessions.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import type { Ports } from './open-ports.ts';

type Parts = {
  readonly db: Database;
  readonly keys: Keys;
  readonly ports: Ports;
  readonly publicUrl: Environment['publicUrl'];
  readonly security: SecurityLog;
};

/** Who a visitor is: the sessions, and the codes that prove an address. */
export const buildSessions = ({
  db,
  keys,
  ports,
  publicUrl,
  security,
}: Parts): Pick<Services, 'sessions' | 'verification'> => ({
  sessions: createSessions({
    repository: sessionRepository(db),
    cookie: sessionCookie(publicUrl),
    browser: browserCookie(publicUrl),
    clock: ports.clock,
    ids: ports.ids,
    onUnknown: () => security.note('SESSION_UNKNOWN'),
  }),
  verification: createVerificationService({
    db,
    keys,
    ids: ports.ids,
    mailer: ports.mailer,
    sms: ports.sms,
    mails: { usual: verificationCodeEmail },
    smsOf: verificationCodeSms,
    signInUrlOf: signInUrlOf(db, siteAddresses(publicUrl).signIn),
  }),
});
