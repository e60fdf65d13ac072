// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import type { Section } from './article.ts';
import { FaqData } from './faq-data.tsx';

const asked = (id: string, question: string): Section => ({
  id,
  title: id,
  blocks: [
    'A text.',
    { kind: 'questions', items: [{ question, answer: ['**Yes**, [here](/x).'] }] },
  ],
});
function scripts(sections: Section[]) {
  const { container } = renderPage(<FaqData sections={sections} />, { messages: [] });
  return [...container.querySelectorAll('script')].map(({ textContent }) => textContent ?? '');
}

it('the questions of all sections are in one block of structured data, as text', () => {
  const [data, ...more] = scripts([asked('a', 'One?'), asked('b', 'Two </script>?')]);
  expect(more).toEqual([]);
  expect(data).not.toContain('</script>');
  const { mainEntity } = JSON.parse(data ?? '{}');
  expect(mainEntity.map(({ name }: { name: string }) => name)).toEqual(['One?', 'Two </script>?']);
  expect(mainEntity[0].acceptedAnswer.text).toBe('Yes, here.');
});

it('a page without questions says nothing of them', () => {
  expect(scripts([{ id: 'a', title: 'A', blocks: ['A text.'] }])).toEqual([]);
});
