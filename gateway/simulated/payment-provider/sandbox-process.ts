import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { SandboxConfigInput } from './sandbox/config.ts';

/** A running payment sandbox: what `httpPaymentProvider` needs, and how to end it. */
export interface SandboxProcess {
  url: string;
  apiSecret: string;
  webhookSecret: string;
  pid: number;
  /** Ends it and waits until it has exited. */
  stop(): Promise<void>;
  /** Resolves with the exit code when it ends, also by itself. */
  exited: Promise<number | null>;
}

type Secrets = Pick<SandboxProcess, 'apiSecret' | 'webhookSecret'>;

// Stored beside the state: webhooks owed from before a restart must still be trusted.
async function secretsOf(directory: string): Promise<Secrets> {
  const file = join(directory, 'secrets.json');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return JSON.parse(kept) as Secrets;
  const secrets = {
    apiSecret: randomBytes(24).toString('base64url'),
    webhookSecret: randomBytes(24).toString('base64url'),
  };
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}

/**
 * Starts the payment sandbox as a process of its own, with its state under `directory`, and waits
 * until it listens. Throws when it cannot start, for instance because another one is at work in the
 * same directory. It ends with this process.
 */
export async function startSandboxProcess(
  options: Omit<SandboxConfigInput, keyof Secrets>,
): Promise<SandboxProcess> {
  const secrets = await secretsOf(options.directory);
  const entry = fileURLToPath(new URL('./sandbox/serve.ts', import.meta.url));
  const child = spawn(process.execPath, [entry], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(null));
  });
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${JSON.stringify({ ...options, ...secrets })}\n`);

  const started = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).once('line', resolve);
  });
  const line = await Promise.race([started, exited]);
  if (typeof line !== 'string') throw new Error(`the payment sandbox did not start (exit ${line})`);
  const { url, pid } = JSON.parse(line) as { url: string; pid: number };
  return {
    url,
    ...secrets,
    pid,
    exited,
    async stop() {
      child.stdin.end();
      await exited;
    },
  };
}
