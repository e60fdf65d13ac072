import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { useConfiguration } from '#web/app/session/use-configuration.ts';
import { Notice } from '#web/app/ui/notice.tsx';

type DecideAtDeskProps = { queue: 'refunds' | 'documents' | 'counter' };

/**
 * On a demonstration: the way to the desk at which its visitor decides what the page waits for.
 * Renders nothing elsewhere.
 */
export function DecideAtDesk({ queue }: DecideAtDeskProps) {
  const locale = useLocale();
  if (!useConfiguration().demo) return null;
  return (
    <Notice>
      <p>
        <FormattedMessage
          id="demo-desk.decide"
          values={{
            queue,
            link: (text) => (
              <a key="link" href={`/demo/desk/${queue}?lang=${locale}`}>
                {text}
              </a>
            ),
          }}
        />
      </p>
    </Notice>
  );
}
