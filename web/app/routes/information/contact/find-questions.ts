import { spelling, typedPart } from '#web/app/components/airport-combobox/spelling.ts';
import type { AskedQuestion } from '#web/app/components/article/questions-of.ts';

const CJK = /[\u3041-\u30ff\u3400-\u9fff]+/g;

/** Chinese and Japanese have no spaces between words: any two characters in a row count as one. */
const pairsOf = (text: string): string[] =>
  text.length < 3 ? [text] : Array.from(text.slice(1), (letter, at) => `${text[at]}${letter}`);

/** Endings of English words make no difference: refunds, refunded, refunding. */
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(ing|ed|es|s)$/, '') : word;

/** The typed text, split into search words. */
function wordsOf(typed: string): string[] {
  const text = spelling(typedPart(typed));
  const latin = text
    .replaceAll(CJK, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);
  return [...new Set([...latin, ...(text.match(CJK) ?? []).flatMap(pairsOf)])];
}

const WEIGHTS = { question: 3, topic: 2, answer: 1 } as const;

/**
 * Prepares the questions once; then finds those that what was typed may mean, the likeliest first.
 */
export function questionFinder(questions: readonly AskedQuestion[]) {
  const texts = questions.map(({ question, topic, answer }) => ({
    question: spelling(question),
    topic: spelling(topic),
    answer: spelling(answer.join(' ')),
  }));
  const weightIn = (text: (typeof texts)[number], word: string): number => {
    if (text.question.includes(word)) return WEIGHTS.question;
    if (text.topic.includes(word)) return WEIGHTS.topic;
    return text.answer.includes(word) ? WEIGHTS.answer : 0;
  };
  // a word that occurs in many questions, such as "how", has little weight
  const rarity = (word: string): number => {
    const count = texts.filter((text) => weightIn(text, word) > 0).length;
    return Math.log(1 + texts.length / Math.max(1, count));
  };

  return (typed: string): AskedQuestion[] => {
    const words = wordsOf(typed).map((word) => ({ word, rarity: rarity(word) }));
    const whole = words.reduce((sum, word) => sum + word.rarity, 0);
    return questions
      .map((question, at) => {
        const text = texts[at] as (typeof texts)[number];
        const hits = words.map(({ word, rarity }) => ({ rarity, weight: weightIn(text, word) }));
        const met = hits.reduce((sum, hit) => sum + (hit.weight > 0 ? hit.rarity : 0), 0);
        const score = hits.reduce((sum, hit) => sum + hit.rarity * hit.weight, 0);
        return { question, score, fits: met > whole / 2 };
      })
      .filter(({ fits }) => fits)
      .toSorted((a, b) => b.score - a.score)
      .map(({ question }) => question);
  };
}
