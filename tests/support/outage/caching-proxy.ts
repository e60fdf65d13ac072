/**
 * A cache in front of a site, as small as one can be: `s-maxage` alone, by address and encoding
 * (RFC 9111).
 */
export interface CachingProxy {
  /** Answers as the site does, from the cache where it may. */
  ask(path: string, headers?: Record<string, string>): Promise<Response>;
  /** How many requests reached the site. */
  readonly passed: number;
  /** Lets time go by. */
  wait(seconds: number): void;
}

interface Stored {
  readonly until: number;
  readonly answer: Response;
}

function secondsIn(answer: Response): number {
  const control = answer.headers.get('cache-control') ?? '';
  if (/private|no-store|no-cache/.test(control) || answer.headers.has('set-cookie')) return 0;
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);
}

/** @param origin of the site that is behind it */
export function cachingProxy(origin: string): CachingProxy {
  const stored = new Map<string, Stored>();
  let [now, passed] = [0, 0];
  return {
    async ask(path, headers = {}) {
      const key = `${path} ${headers['accept-encoding'] ?? ''}`;
      const known = stored.get(key);
      if (known && known.until > now) return known.answer.clone();
      passed += 1;
      const answer = await fetch(origin + path, { headers, redirect: 'manual' });
      const seconds = answer.status === 200 ? secondsIn(answer) : 0;
      if (seconds > 0) stored.set(key, { until: now + seconds, answer: answer.clone() });
      return answer;
    },
    get passed() {
      return passed;
    },
    wait(seconds) {
      now += seconds;
    },
  };
}
