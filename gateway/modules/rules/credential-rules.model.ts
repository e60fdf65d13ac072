import type { CredentialRules } from '#gateway/resolvers.gen.ts';

/** The figures of passwords and codes. */
export type CredentialFigures = Omit<CredentialRules, '__typename' | 'codeWays'>;
