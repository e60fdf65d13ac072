/**
 * What Yoga makes its answers of, in place of the platform's Response: a text stays one. The platform encodes it into a
 * stream, which is decoded again for each plugin that reads it.
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

  async text(): Promise<string> {
    return typeof this.body === 'string' ? this.body : this.toResponse().text();
  }

  /** The same as the platform's Response, for those who send it or read it as one. */
  toResponse(): Response {
    const { body, status, statusText, headers } = this;
    return new Response(body, { status, statusText, headers });
  }
}

/** The platform's answer of what Yoga has made, or of what a plugin has put in its place. */
export const asResponse = (answer: Response | TextAnswer): Response =>
  answer instanceof TextAnswer ? answer.toResponse() : answer;
