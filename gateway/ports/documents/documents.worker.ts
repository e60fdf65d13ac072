import { parentPort } from 'node:worker_threads';
import type { DocumentTask, TaskAnswer } from './document-worker.ts';
import { compose } from './email/compose.ts';
import { drawReceipt } from './receipt/receipt.document.ts';

/** The thread that renders: fonts and typesetting would block the gateway's own for some hundred milliseconds. */
const work = ({ task }: { task: DocumentTask }): Promise<unknown> =>
  task.kind === 'receipt'
    ? drawReceipt(task.data, task.locale)
    : compose(task.kind, task.data, task.locale);

parentPort?.on('message', async (message: { id: number; task: DocumentTask }) => {
  const answer: TaskAnswer = await work(message).then(
    (result) => ({ id: message.id, result }),
    (error: unknown) => ({ id: message.id, error: String(error) }),
  );
  parentPort?.postMessage(answer);
});
