import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { BCP47, LOCALES } from '#schema/codes/base/locales.ts';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { system } from '#web/app/ui/theme/system.ts';
import { NeedsScripts } from './needs-scripts.tsx';

it.each(LOCALES)(
  'without scripts the page says that it cannot pay, and how to go on: %s',
  (locale) => {
    const html = renderToStaticMarkup(
      <ChakraProvider value={system}>
        <IntlProvider locale={BCP47[locale]} messages={messagesOf(locale, ['booking-payment'])}>
          <NeedsScripts />
        </IntlProvider>
      </ChakraProvider>,
    );
    const [, told] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
    expect(told).toContain('JavaScript');
    expect(told).toContain(BRAND.phone.display);
  },
);
