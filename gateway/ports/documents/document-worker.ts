import { Worker } from 'node:worker_threads';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { BoardingPassData } from './boarding-pass-data.ts';
import type { EmailData } from './email/email-data.ts';
import type { ItineraryData } from './itinerary-data.ts';
import type { ReceiptData } from './receipt-data.ts';

type EmailTask = {
  [Kind in keyof EmailData]: { kind: Kind; data: EmailData[Kind]; locale: Locale };
}[keyof EmailData];

/** What the rendering thread can be asked for. */
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

let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

const abandon = (failed: Worker, error: Error): void => {
  if (worker !== failed) return;
  worker = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
};

const settle = (answer: TaskAnswer): void => {
  const asked = waiting.get(answer.id);
  waiting.delete(answer.id);
  if (answer.error === undefined) asked?.resolve(answer.result);
  else asked?.reject(new Error(answer.error));
  if (waiting.size > 0) return;
  worker?.unref();
  // The fonts take some 100 MB, which a quiet gateway gets back.
  idle = setTimeout(() => void stopDocumentWorker(), IDLE_MILLISECONDS).unref();
};

const start = (): Worker => {
  const started = new Worker(new URL('./documents.worker.ts', import.meta.url));
  started.on('message', settle);
  started.on('error', (error) => abandon(started, error as Error));
  started.on('exit', () => abandon(started, new Error('the drawing thread ended')));
  return started;
};

/** Ends the rendering thread; the next task starts it again. */
export async function stopDocumentWorker(): Promise<void> {
  clearTimeout(idle);
  await worker?.terminate();
}

/** Has a task done by the rendering thread. Rejects when it fails or dies; the next task starts a fresh one. */
export function askDocumentWorker(task: DocumentTask): Promise<unknown> {
  clearTimeout(idle);
  worker ??= start();
  worker.ref();
  lastId += 1;
  const id = lastId;
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, task });
  return answer;
}
