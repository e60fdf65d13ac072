import { Transform } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';
import { createEmotionCache } from './emotion.ts';

/** A cache that keeps the rules back, and gives out those which are new since the last time as <style> elements. */
function collectingCache(nonce: string | undefined) {
  const cache = createEmotionCache(nonce);
  cache.compat = true;
  const insert = cache.insert;
  let fresh: string[] = [];
  cache.insert = (...parameters) => {
    const { name } = parameters[1];
    if (cache.inserted[name] === undefined) fresh.push(name);
    return insert(...parameters);
  };
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  const element = (names: string, css: string) =>
    `<style data-emotion="${cache.key}${names}"${attribute}>${css}</style>`;

  function drain(): string {
    const names = fresh;
    fresh = [];
    let globals = '';
    let scoped = '';
    let css = '';
    for (const name of names) {
      const rules = cache.inserted[name];
      if (typeof rules !== 'string') continue;
      if (cache.registered[`${cache.key}-${name}`] === undefined)
        globals += element(`-global ${name}`, rules);
      else {
        scoped += ` ${name}`;
        css += rules;
      }
    }
    return globals + (css ? element(scoped, css) : '');
  }
  return { cache, drain };
}

/**
 * Styles of a streamed page: those of the shell stand before </head>, those of late parts before the part itself.
 * React writes one flush as several chunks in one tick, cut anywhere, so they are held to the end of the tick.
 */
export function serverStyles(nonce: string | undefined): {
  cache: EmotionCache;
  stream: Transform;
} {
  const { cache, drain } = collectingCache(nonce);
  let held: Buffer[] = [];
  let scheduled = false;
  let headDone = false;

  function release(out: Transform) {
    scheduled = false;
    if (held.length === 0) return;
    const html = Buffer.concat(held).toString('utf8');
    held = [];
    const styles = drain();
    if (headDone || !html.includes('</head>')) {
      out.push(styles + html);
      return;
    }
    headDone = true;
    out.push(html.replace('</head>', () => `${styles}</head>`));
  }

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      if (!scheduled) {
        scheduled = true;
        setImmediate(() => release(this));
      }
      done();
    },
    flush(done) {
      release(this);
      done();
    },
  });
  return { cache, stream };
}
