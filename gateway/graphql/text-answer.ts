const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Room for most answers: to write into it and to copy takes two thirds of the time of `encode`. */
const room = new Uint8Array(262_144);
const MOST_BYTES_PER_UNIT = 3;

/** A text in UTF-8. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (text.length * MOST_BYTES_PER_UNIT > room.length) return encoder.encode(text);
  return room.slice(0, encoder.encodeInto(text, room).written);
}

/** Of bytes that were decoded before: an answer of the store is read by many pages. */
const decoded = new WeakMap<Uint8Array, string>();

function textOf(bytes: Uint8Array): string {
  const text = decoded.get(bytes) ?? decoder.decode(bytes);
  decoded.set(bytes, text);
  return text;
}

/**
 * What Yoga makes its answers of, in place of the platform's Response: a text stays one. The platform encodes it into a
 * stream, which is decoded again for each plugin that reads it, and for a page that is rendered here.
 */
export class TextAnswer {
  readonly headers: Headers;
  readonly status: number;
  readonly statusText: string;
  readonly body: BodyInit | null;

  constructor(
    body: BodyInit | null,
    { status = 200, statusText = '', headers }: ResponseInit = {},
  ) {
    this.body = body;
    this.status = status;
    this.statusText = statusText;
    this.headers = headers instanceof Headers ? headers : new Headers(headers);
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  async text(): Promise<string> {
    if (typeof this.body === 'string') return this.body;
    return this.body instanceof Uint8Array ? textOf(this.body) : this.toResponse().text();
  }

  async json() {
    return JSON.parse(await this.text());
  }

  /** The same as the platform's Response, to be sent: a text as bytes, whose length is known. */
  toResponse(): Response {
    const { body, status, statusText, headers } = this;
    if (typeof body !== 'string') return new Response(body, { status, statusText, headers });
    const bytes = bytesOf(body);
    headers.set('content-length', String(bytes.length));
    return new Response(bytes, { status, statusText, headers });
  }
}

/** An answer of the gateway: text that is whole, or a stream. */
export type Answer = Response | TextAnswer;

export const asResponse = (answer: Answer): Response =>
  answer instanceof TextAnswer ? answer.toResponse() : answer;
