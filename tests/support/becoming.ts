import { become } from '#gateway/compose/processes/become.ts';

/** A process that becomes this script once more, and prints both times which one it is and what it was given. */
const { MALLOC_ARENA_MAX: arenas = null, NODE_OPTIONS: options = '' } = process.env;
process.stdout.write(`${JSON.stringify({ pid: process.pid, arenas, options })}\n`);
if (!options.includes('semi-space')) become(import.meta.filename);
