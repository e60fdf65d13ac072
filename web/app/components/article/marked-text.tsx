import { joinCounters } from '#schema/format/line-ends.ts';
import { useLocale, useLocalePath } from '#web/app/i18n/use-locale.ts';
import { TextAnchor, TextLink } from '#web/app/ui/text-link.tsx';
import type { Text } from './article.ts';
import { inlineMarks, type Piece } from './inline-marks.ts';

/** Running text with its strong words and links. */
export function MarkedText({ text }: { text: Text }) {
  const joined = joinCounters(useLocale(), text);
  return inlineMarks(joined).map((piece) => <Marked key={piece.at} piece={piece} />);
}

function Marked({ piece }: { piece: Piece }) {
  const localePath = useLocalePath();
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'strong') return <strong>{piece.text}</strong>;
  if (piece.to.startsWith('/')) return <TextLink to={localePath(piece.to)}>{piece.text}</TextLink>;
  return <TextAnchor href={piece.to}>{piece.text}</TextAnchor>;
}
