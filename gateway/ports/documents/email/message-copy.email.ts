import type { Texts } from '#gateway/ports/documents/texts.ts';
import type { MessageCopyData } from './email-data.ts';
import { homeLandscape } from './landscape.ts';
import { action, emailLayout, paragraph } from './layout.ts';
import { greeting } from './parts.ts';

/** The copy of a message to a member. */
export const messageCopy = (
  { recipientName, title, text, messageUrl }: MessageCopyData,
  texts: Texts,
) => ({
  subject: title,
  body: emailLayout(
    texts,
    { heading: title, preview: text, picture: homeLandscape(messageUrl, texts) },
    greeting(recipientName, texts),
    paragraph(text),
    action(texts.t('email.viewMessage'), messageUrl),
  ),
});
