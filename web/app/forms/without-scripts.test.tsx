import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { object } from 'valibot';
import { expect, it } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { system } from '#web/app/ui/theme/system.ts';

function Empty() {
  return (
    <Form form={useSiteForm(object({}), {})} onSubmit={async () => undefined}>
      {null}
    </Form>
  );
}

const html = () =>
  renderToStaticMarkup(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messagesOf('en', ['forms', 'code'])}>
        <Empty />
      </IntlProvider>
    </ChakraProvider>,
  );

it('without scripts a form sends nothing: what is typed never gets into the address', () => {
  expect(/<form [^>]*method="(\w+)"/.exec(html())?.[1]).toBe('dialog');
});

it('without scripts a form says that it needs them, and how to go on', () => {
  const [, told] = /<noscript>(.*)<\/noscript>/.exec(html()) ?? [];
  expect(told).toContain('needs JavaScript');
  expect(told).toContain(BRAND.phone.display);
});
