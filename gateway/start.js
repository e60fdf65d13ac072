/**
 * Starts the gateway, on any Node from 20: `npm start`, and in production `node gateway/start.js`. The sources are TypeScript, which
 * Node 20 cannot run, so this file is JavaScript. It runs them with the Node that is installed with the packages, or with the present one
 * where there is none for this machine. Signals and the exit code are passed on.
 */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const START = new URL('./app/commands/start.ts', import.meta.url);
/** The oldest Node that runs the sources as they are. */
const OLDEST = [22, 22];

/** The locked Node's program; null where the packages have none for this machine. */
function lockedNode() {
  const { platform, arch } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const program = platform === 'win32' ? 'bin/node.exe' : 'bin/node';
    return realpathSync(path.join(path.dirname(manifest), program));
  } catch {
    return null;
  }
}

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** Runs it as a child that has this process's terminal, and ends as it ends. */
function runWith(program) {
  const child = spawn(program, [fileURLToPath(START), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  const passOn = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, passOn);
  child.once('error', (fault) => {
    console.error(`${program} cannot be run: ${fault.message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    for (const one of signals) process.off(one, passOn);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

const locked = lockedNode();
if (locked && locked !== realpathSync(process.execPath)) runWith(locked);
else if (locked || isNewEnough()) await import(START.href);
else {
  console.error(
    `There is no package of Node for ${process.platform} ${process.arch}, and this one is ${process.version}. ` +
      `Bring Node ${OLDEST.join('.')} or later, or run npm ci first.`,
  );
  process.exit(1);
}
