import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { sendVerificationCode, sweepChallenges } from './verification.jobs.ts';
import type { VerificationService } from './verification.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly verification: VerificationService;
  }
}

export const verificationModule: GatewayModule = {
  jobs: [sendVerificationCode],
  sweeps: [sweepChallenges],
};
