/** What the link of the gateway reads of an answer besides its body. */
const READ_HEADERS = ['content-type', 'x-server-now'];

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of READ_HEADERS) {
    const value = request.getResponseHeader(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

interface Watching {
  /** The part that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Ends the request: what was sent is thrown away. */
  readonly signal: AbortSignal;
}

/**
 * A `fetch` for one upload, which says how much of it has been sent: the browser's own says
 * nothing.
 */
export const fetchWithProgress =
  ({ onProgress, signal }: Watching): typeof fetch =>
  (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', String(address));
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () =>
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: headersOf(request),
          }),
        );
      request.onerror = () => reject(new TypeError('The network is away'));
      request.onabort = () => reject(new DOMException('The upload was ended', 'AbortError'));
      signal.addEventListener('abort', () => request.abort());
      request.send(init.body as FormData);
    });
