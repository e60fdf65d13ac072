import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { BCP47, type Locale } from '#schema/codes/base/locales.ts';
import { localePath } from '#web/app/i18n/locale-path.ts';
import type { Feature } from '#web/app/i18n/message-ids.gen.ts';
import { EVERYWHERE } from '#web/app/i18n/page.ts';
import { ChakraProvider } from '#web/app/ui/provider/chakra-provider.tsx';
import { messagesOf } from './messages-of.ts';

export interface RenderOptions {
  locale?: Locale;
  /** The folders of messages it uses, besides those every page has. */
  messages?: readonly Feature[];
  /** The English path of the page that is shown. */
  path?: string;
}

/** Renders a part of a page as it is in the site: router, the texts of a language, Chakra. */
export function renderPage(element: ReactNode, options: RenderOptions = {}) {
  const { locale = 'en', messages = [], path = '/' } = options;
  const Page = () => element;
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return render(
    <IntlProvider
      locale={BCP47[locale]}
      messages={messagesOf(locale, [...EVERYWHERE, ...messages])}
    >
      <ChakraProvider language={BCP47[locale]}>
        <Stub initialEntries={[localePath(locale, path)]} />
      </ChakraProvider>
    </IntlProvider>,
  );
}
