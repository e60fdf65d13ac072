import type { Plugin } from 'vite';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { inlineLimits } from './inline-limits.ts';

/** One object holds the airline's figures: without this, each page would load all of them for the few that it reads. */
export function inlinedLimits(): Plugin {
  return {
    name: 'magnolia:inlined-limits',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bLIMITS\./ },
      handler: (code) => ({ code: inlineLimits(code, LIMITS), map: null }),
    },
  };
}
