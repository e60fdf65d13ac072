import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { BCP47, LOCALES } from '#schema/codes/base/locales.ts';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { system } from '#web/app/ui/theme/system.ts';
import { NeedsScripts } from './needs-scripts.tsx';

const TEXTS = [
  'forms.needsScripts',
  'booking-search.needsScripts',
  'booking-payment.needsScripts',
] as const;
const FEATURES = ['forms', 'booking-search', 'booking-payment'] as const;

it.each(LOCALES)(
  'without scripts a page says what it cannot do, and how to go on: %s',
  (locale) => {
    const messages = messagesOf(locale, FEATURES);
    for (const id of TEXTS) {
      const html = renderToStaticMarkup(
        <ChakraProvider value={system}>
          <IntlProvider locale={BCP47[locale]} messages={messages}>
            <NeedsScripts id={id} />
          </IntlProvider>
        </ChakraProvider>,
      );
      const [, told] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
      expect(told, id).toContain('JavaScript');
      expect(told, id).toContain(BRAND.phone.display);
    }
  },
);
