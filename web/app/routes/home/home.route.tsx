import { FormattedMessage } from 'react-intl';
import { page } from '../../i18n/page.ts';
import { PageTitle } from '../../shell/page-title.tsx';

export const handle = page({ messages: ['home'] });

export default function HomeRoute() {
  return (
    <>
      <PageTitle id="home.title" />
      <h1 tabIndex={-1}>
        <FormattedMessage id="home.title" />
      </h1>
    </>
  );
}
