import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { COLOUR_MODES } from '#web/app/session/colour-mode.ts';
import {
  chooseColourMode,
  shownColourMode,
  subscribeColourMode,
} from '#web/app/session/shown-colour-mode.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { Segmented } from '#web/app/ui/segmented.tsx';

const ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

/** System, light or dark (RULES 12.6). */
export function Appearance() {
  const intl = useIntl();
  const mode = useSyncExternalStore(subscribeColourMode, shownColourMode, () => 'system' as const);
  return (
    <Segmented
      label={intl.formatMessage({ id: 'shell.colourMode' })}
      value={mode}
      onChange={chooseColourMode}
      options={COLOUR_MODES.map((value) => ({
        value,
        label: (
          <>
            <Icon name={ICONS[value]} />
            {intl.formatMessage({ id: `shell.colourMode.${value}` })}
          </>
        ),
      }))}
    />
  );
}
