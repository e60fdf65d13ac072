import type { DocumentTask, TaskAnswer } from './document-worker.ts';
import { drawBoardingPasses, drawItinerary, drawReceipt } from './drawings.ts';
import { compose } from './email/compose.ts';

/**
 * The process that draws: fonts and typesetting would block the gateway for some hundred
 * milliseconds, and the memory that they take is given back as a whole when this ends. It ends with
 * the gateway, by the line between them.
 */
function work({ task }: { task: DocumentTask }): Promise<unknown> {
  if (task.kind === 'receipt') return drawReceipt(task.data, task.locale);
  if (task.kind === 'itinerary') return drawItinerary(task.data, task.locale);
  if (task.kind === 'boardingPass') return drawBoardingPasses(task.data, task.locale);
  return compose(task.kind, task.data, task.locale);
}

process.on('message', async (message: { id: number; task: DocumentTask }) => {
  const answer: TaskAnswer = await work(message).then(
    (result) => ({ id: message.id, result }),
    (error: unknown) => ({ id: message.id, error: String(error) }),
  );
  process.send?.(answer, undefined, undefined, (fault) => {
    if (fault) process.exit();
  });
});

// The gateway may have been killed meanwhile: then nothing waits for an answer.
process.on('disconnect', () => process.exit());

// They reach the gateway too, which has work under way and ends this after it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
