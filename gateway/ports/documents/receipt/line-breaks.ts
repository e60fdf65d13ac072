const IDEOGRAPHIC = /[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]/;
/** What must not begin a line, and what must not end one (JIS X 4051, the common part). */
const NOT_FIRST =
  /^[、。，．：；！？）」』】》〕〉・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％／,.:;!?)%]/;
const NOT_LAST = /[（「『【《〔〈(]$/;

const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * Where a line of Chinese or Japanese may break: between words, never before a closing mark nor
 * after an opening one. The empty strings between the parts make the typesetter break there without
 * a hyphen. Other scripts break at spaces alone.
 */
export function breakable(word: string | null): string[] {
  if (!word || !IDEOGRAPHIC.test(word)) return [word ?? ''];
  const parts: string[] = [];
  for (const { segment } of SEGMENTER.segment(word)) {
    const last = parts.at(-1);
    const glued = last !== undefined && (NOT_FIRST.test(segment) || NOT_LAST.test(last));
    if (glued) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts.flatMap((part, index) => (index === 0 ? [part] : ['', part]));
}
