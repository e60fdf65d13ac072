import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/**
 * Says in the title of the document that something is wrong, while it is: screen readers and tabs
 * say the title first.
 */
export function useErrorTitle(isWrong: boolean): void {
  const intl = useIntl();
  useEffect(() => {
    if (!isWrong) return undefined;
    const { title } = document;
    const marked = intl.formatMessage({ id: 'forms.errorTitle' }, { title });
    document.title = marked;
    return () => {
      // another page may have set its own by now
      if (document.title === marked) document.title = title;
    };
  }, [intl, isWrong]);
}
