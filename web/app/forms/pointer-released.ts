let released: Promise<void> | undefined;

if (typeof document !== 'undefined')
  document.addEventListener(
    'pointerdown',
    () => {
      released = new Promise((resolve) => {
        // The click follows the pointer within the same turn.
        const end = () => setTimeout(resolve);
        // A list of choices that opens may take the release for itself, and a key follows.
        for (const type of ['pointerup', 'pointercancel', 'keydown'])
          document.addEventListener(type, end, { capture: true, once: true });
      });
    },
    true,
  );

/**
 * Waits until the pointer that is pressed now, if any, has been released and its click has arrived.
 */
export const pointerReleased = (): Promise<void> | undefined => released;
