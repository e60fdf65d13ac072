import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { verificationCodeEmail } from '#gateway/ports/documents/documents.ts';
import { verificationCodeSms } from '#gateway/ports/sms/code.sms.ts';
import { createVerificationService, type VerificationService } from './verification.service.ts';

const Payload = v.object({ challengeId: v.pipe(v.string(), v.uuid()), at: v.optional(v.number()) });

/** Sends a code to the mailbox that must be proved; does nothing where nothing was found. */
const sendVerificationCode: Job = {
  name: 'send-verification-code',
  isMessage: true,
  async run(payload, { services, clock }) {
    const { challengeId, at } = v.parse(Payload, payload);
    await services.verification.sendCode(challengeId, clock.now(), at);
  },
};

/** Challenges and counts of a day ago. */
const sweepChallenges: Sweep = {
  name: 'verification challenges',
  run: ({ services, clock }) => services.verification.sweep(clock.now()),
};

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly verification: VerificationService;
  }
}

export const verificationModule = {
  name: 'verification',
  services: {
    verification: (parts, services) =>
      createVerificationService({
        ...parts,
        mails: { usual: verificationCodeEmail },
        smsOf: verificationCodeSms,
        siteUrlOf: parts.addresses.search,
        signInUrlOf: parts.answers.signInUrlOf(parts, services),
      }),
  },
  jobs: [sendVerificationCode],
  sweeps: [sweepChallenges],
} satisfies GatewayModule;
