// @vitest-environment happy-dom
import { parse } from '@formatjs/icu-messageformat-parser';
import { render, screen } from '@testing-library/react';
import { IntlProvider, useIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { fallbackMessage } from './catalogue.ts';
import { FormattedMessage } from './formatted-message.tsx';
import type { MessageTable } from './messages.ts';

const messages = {
  'shell.menu': parse('メニュー'),
  'shell.close': fallbackMessage(parse('Close')),
} as unknown as MessageTable;

function Label() {
  return <button type="button" aria-label={useIntl().formatMessage({ id: 'shell.close' })} />;
}

test('a message without a translation is marked as English, a translated one is not', () => {
  render(
    <IntlProvider locale="ja" messages={messages}>
      <FormattedMessage id="shell.menu" />
      <p>
        <FormattedMessage id="shell.close" />
      </p>
      <Label />
    </IntlProvider>,
  );
  expect(screen.getByText('Close').getAttribute('lang')).toBe('en');
  expect(screen.getByText('メニュー').getAttribute('lang')).toBeNull();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});
