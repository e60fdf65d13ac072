import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { LazyMessages } from '#web/app/i18n/lazy-messages.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { Button } from '#web/app/ui/button.tsx';
import { NativeDialog } from '#web/app/ui/native/native-dialog.tsx';
import { loadSiteIndex } from './load-site-index.ts';
import styles from './search-dialog.module.css';
import { SearchField } from './search-field.tsx';
import type { SiteIndex } from './site-index.ts';

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The site's search: loads when it is first touched, with its texts and its index, and then needs
 * no request.
 */
export function SearchDialog(props: SearchDialogProps) {
  return (
    <LazyMessages features={['site-search']}>
      <NamedSearchDialog {...props} />
    </LazyMessages>
  );
}

function NamedSearchDialog({ open, onClose }: SearchDialogProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [index, setIndex] = useState<SiteIndex | 'failed'>();
  const load = useCallback(() => {
    loadSiteIndex(locale).then(setIndex, () => setIndex('failed'));
  }, [locale]);
  useEffect(() => {
    if (open) load();
  }, [open, load]);

  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="site-search.title" />}
      closeLabel={intl.formatMessage({ id: 'site-search.close' })}
      tall
    >
      <SearchField index={index === 'failed' ? undefined : index} onOpen={onClose} />
      {index === undefined && (
        <p className={styles.note} role="status">
          <FormattedMessage id="site-search.loading" />
        </p>
      )}
      {index === 'failed' && (
        <div className={styles.note} role="alert">
          <p>
            <FormattedMessage id="site-search.failed" />
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              setIndex(undefined);
              load();
            }}
          >
            <FormattedMessage id="site-search.again" />
          </Button>
        </div>
      )}
    </NativeDialog>
  );
}
