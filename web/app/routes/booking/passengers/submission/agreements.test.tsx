// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boolean, object } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { Agreements } from './agreements.tsx';

const Schema = object({
  agreements: object({ CONDITIONS_OF_CARRIAGE: boolean(), PRIVACY: boolean() }),
});

function Agreeing() {
  const form = useSiteForm(Schema, {
    agreements: { CONDITIONS_OF_CARRIAGE: false, PRIVACY: false },
  });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <Agreements offer={{ tripType: 'ONE_WAY', bounds: [] }} />
    </Form>
  );
}
const link = (name: string) => screen.getByRole('link', { name });

describe('what is agreed to', () => {
  beforeEach(() => {
    renderPage(<Agreeing />, {
      locale: 'ja',
      messages: ['booking-passengers', 'traveller-words', 'forms', 'code'],
    });
  });

  it.each([
    ['運送約款', '/ja/transportationConditions'],
    ['プライバシーポリシー', '/ja/privacyPolicy'],
    ['渡航書類に含まれる機微な個人情報', '/ja/sensitiveRules'],
  ])('can be read in full, in a tab of its own: %s', (name, address) => {
    expect(link(name).getAttribute('href')).toBe(address);
    expect(link(name).getAttribute('target')).toBe('_blank');
    const note = document.getElementById(link(name).getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('新しいタブ');
  });

  it.each([
    ['要点と選択した運賃の条件を見る', '運送約款の要点'],
    ['取り扱いの要点を見る', '利用目的'],
  ])('has its essence on the spot: %s', async (press, essence) => {
    await userEvent.click(screen.getByRole('button', { name: press }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(new RegExp(`^${essence}`))).toBeTruthy();
  });
});
