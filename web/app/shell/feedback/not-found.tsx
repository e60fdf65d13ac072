import { useLocation } from 'react-router';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { Nowhere } from '#web/app/scenes/nowhere.tsx';
import { useSearchDialog } from '#web/app/site-search/use-search-dialog.tsx';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import styles from './not-found.module.css';

/** A place on no map, with the path that leads nowhere in its sky, and the ways on from it. */
export function NotFound() {
  const { pathname } = useLocation();
  const home = useLocalePath()('/');
  const search = useSearchDialog();
  return (
    <div className={styles.scene}>
      <PageTitle id="shell.notFound.title" />
      <Nowhere shape="hero" />
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          <FormattedMessage id="shell.notFound.title" />
        </h1>
        <p>
          <FormattedMessage id="shell.notFound.text" />
        </p>
        <p className={styles.path}>{pathname}</p>
        <div className={styles.actions}>
          <LinkButton to={home}>
            <FormattedMessage id="shell.error.home" />
          </LinkButton>
          <span className={styles.search}>
            <Button variant="secondary" aria-haspopup="dialog" {...search.button}>
              <FormattedMessage id="shell.notFound.search" />
            </Button>
          </span>
        </div>
      </div>
      {search.dialog}
    </div>
  );
}
