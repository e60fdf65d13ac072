import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { variablesForHelper } from '#gateway/environment.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { BoardingPassData } from './boarding-pass-data.ts';
import type { EmailData } from './email/email-data.ts';
import type { ItineraryData } from './itinerary-data.ts';
import type { ReceiptData } from './receipt-data.ts';

type EmailTask = {
  [Kind in keyof EmailData]: { kind: Kind; data: EmailData[Kind]; locale: Locale };
}[keyof EmailData];

/** What the drawing process can be asked for. */
export type DocumentTask =
  | { kind: 'receipt'; data: ReceiptData; locale: Locale }
  | { kind: 'itinerary'; data: ItineraryData; locale: Locale }
  | { kind: 'boardingPass'; data: readonly BoardingPassData[]; locale: Locale }
  | EmailTask;

export interface TaskAnswer {
  id: number;
  result?: unknown;
  error?: string;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const IDLE_MILLISECONDS = 60_000;

let worker: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function abandon(failed: ChildProcess, error: Error): void {
  if (worker !== failed) return;
  worker = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

/** Whether this process stays for the drawing one: only while it waits for it. */
function stayFor(process: ChildProcess, stay: boolean): void {
  const change = stay ? 'ref' : 'unref';
  process[change]();
  process.channel?.[change]();
}

function settle(answer: TaskAnswer): void {
  const asked = waiting.get(answer.id);
  waiting.delete(answer.id);
  if (answer.error === undefined) asked?.resolve(answer.result);
  else asked?.reject(new Error(answer.error));
  if (waiting.size > 0) return;
  if (worker) stayFor(worker, false);
  // Fonts and typesetting take some 120 MB, which a quiet gateway's machine gets back.
  idle = setTimeout(() => void stopDocumentWorker(), IDLE_MILLISECONDS).unref();
}

function start(): ChildProcess {
  const entry = fileURLToPath(new URL('./documents.worker.ts', import.meta.url));
  const started = fork(entry, {
    execArgv: [],
    env: variablesForHelper(),
    // Dates and bytes arrive as such.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.on('message', (answer) => settle(answer as TaskAnswer));
  started.on('error', (error) => abandon(started, error));
  started.on('exit', () => abandon(started, new Error('the drawing process ended')));
  return started;
}

/** Ends the drawing process, which has nothing to lose; the next task starts another one. */
export async function stopDocumentWorker(): Promise<void> {
  clearTimeout(idle);
  const running = worker;
  if (!running) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  abandon(running, new Error('the drawing process ended'));
  running.kill('SIGKILL');
  await ended;
}

/**
 * Has a task done by the drawing process. Rejects when it fails or dies; the next task starts a
 * fresh one.
 */
export function askDocumentWorker(task: DocumentTask): Promise<unknown> {
  clearTimeout(idle);
  const drawing = worker ?? start();
  worker = drawing;
  stayFor(drawing, true);
  lastId += 1;
  const id = lastId;
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  drawing.send({ id, task });
  return answer;
}
