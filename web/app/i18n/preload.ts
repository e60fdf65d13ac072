import { splitLocale } from './locale-path.ts';
import type { Feature } from './message-ids.gen.ts';
import { loadMessages } from './messages.ts';

/**
 * Before hydration: waits for the texts with which the server rendered, named in
 * `<html data-messages>`.
 */
export async function preloadMessages(): Promise<void> {
  const { locale } = splitLocale(location.pathname);
  const features = (document.documentElement.dataset.messages ?? '').split(' ').filter(Boolean);
  await Promise.all(
    features.map((feature) => loadMessages(locale, feature as Feature).catch(() => undefined)),
  );
}
