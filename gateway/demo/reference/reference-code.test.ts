import { expect, it } from 'vitest';
import { codeBlock } from './reference-code.ts';

it('words, variables, texts, figures and remarks of code can be told apart', async () => {
  const text = 'query Find($id: ID!) { # one\n  order(id: $id, first: 2, like: "a<b") { id }\n}';
  const block = String(await codeBlock(text));
  for (const [kind, token] of [
    ['word', 'query'],
    ['variable', '$id'],
    ['remark', '# one'],
    ['number', '2'],
    ['string', '"a&lt;b"'],
  ])
    expect(block).toContain(`<span class="${kind}">${token}</span>`);
  expect(block.replaceAll(/<[^>]+>/g, '')).toBe(text.replace('<', '&lt;'));
  expect(String(await codeBlock('{"total": null}'))).toContain(
    '<span class="name">"total"</span>: ',
  );
});
