import type { Sweep } from './job.ts';

export const cleanupSessions: Sweep = {
  name: 'sessions',
  run: ({ services }) => services.sessions.sweep(),
};
