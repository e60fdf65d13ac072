import { parentPort } from 'node:worker_threads';
import { drawBoardingPasses } from './boarding-pass/boarding-pass.document.ts';
import type { DocumentTask, TaskAnswer } from './document-worker.ts';
import { compose } from './email/compose.ts';
import { drawItinerary } from './itinerary/itinerary.document.ts';
import { drawReceipt } from './receipt/receipt.document.ts';

/** The thread that renders: fonts and typesetting would block the gateway's own for some hundred milliseconds. */
const work = ({ task }: { task: DocumentTask }): Promise<unknown> => {
  if (task.kind === 'receipt') return drawReceipt(task.data, task.locale);
  if (task.kind === 'itinerary') return drawItinerary(task.data, task.locale);
  if (task.kind === 'boardingPass') return drawBoardingPasses(task.data, task.locale);
  return compose(task.kind, task.data, task.locale);
};

parentPort?.on('message', async (message: { id: number; task: DocumentTask }) => {
  const answer: TaskAnswer = await work(message).then(
    (result) => ({ id: message.id, result }),
    (error: unknown) => ({ id: message.id, error: String(error) }),
  );
  parentPort?.postMessage(answer);
});
