import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a bare server answers with: the bytes of a file. */
export interface BareAnswer {
  readonly file: string;
  readonly contentType: string;
}

/** Starts the bare server in a process of its own, as the gateway has one. */
export async function startBareServer(answer?: BareAnswer) {
  const begun = performance.now();
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    [script, ...(answer ? [answer.file, answer.contentType] : [])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (said: Buffer) => resolve(Number(said.toString())));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    startMilliseconds: performance.now() - begun,
    stop: () => child.kill('SIGTERM'),
  };
}
