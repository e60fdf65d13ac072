/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Sent {
    method?: 'GET' | 'POST';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Builds each request just before it is sent. */
    setupRequest?: (request: Sent) => Sent;
    onResponse?: (status: number, body: string) => void;
  }
  interface Options extends Sent {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests?: readonly Sent[];
  }
  interface Result {
    /** Seconds that it took. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    '2xx': number;
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
