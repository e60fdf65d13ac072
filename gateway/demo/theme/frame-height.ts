import { createHash } from 'node:crypto';

/**
 * In a message: tells the page around it how high it is. It is the one script that may run there,
 * by its hash.
 */
export const SAY_HEIGHT = `addEventListener('load',()=>{const say=()=>parent.postMessage({frameHeight:Math.ceil(document.documentElement.getBoundingClientRect().height)},'*');new ResizeObserver(say).observe(document.body)})`;

/** The source by which a Content-Security-Policy lets it run. */
export const SAY_HEIGHT_SOURCE = `'sha256-${createHash('sha256').update(SAY_HEIGHT).digest('base64')}'`;

/**
 * In the page around a message: gives its frame the height that it says, and believes no other
 * window.
 */
export const FRAME_HEIGHT_SCRIPT = `const frame = document.querySelector('iframe');
addEventListener('message', ({ source, data }) => {
  const height = Number(data?.frameHeight);
  if (frame && source === frame.contentWindow && height > 0) frame.height = Math.min(height, 20000);
});
`;
