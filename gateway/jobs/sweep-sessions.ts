import type { Sweep } from './job.ts';

export const sweepSessions: Sweep = {
  name: 'sessions',
  run: ({ services }) => services.sessions.sweep(),
};
