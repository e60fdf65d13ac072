/**
 * What a gateway answered, whether it is one answer or a stream of events: of a stream the first
 * event, after which the connection is closed.
 */
export async function answerOrFirstEvent(response: Response) {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return response.json();
  let text = '';
  for await (const part of (response.body ?? new ReadableStream()).pipeThrough(
    new TextDecoderStream(),
  )) {
    text += part;
    const data = /^data: (.+)$/m.exec(text)?.[1];
    if (data) return JSON.parse(data);
  }
  throw new Error(`no event in ${text}`);
}
