import { Box, chakra } from '@chakra-ui/react';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { clockText, secondsUntil } from '#web/app/components/time-left/clock-text.ts';
import { spokenMinutes } from '#web/app/components/time-left/spoken-minutes.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';

const ICON = { '& svg': { flex: 'none', transform: 'translateY(0.125em)' } };

/**
 * How long the price is still valid, on the server's clock; announced at 10, 5 and 1 minutes only.
 */
export function HoldClock({ expiresAt, pageNow }: { expiresAt: string; pageNow: string }) {
  const seconds = secondsUntil(expiresAt, useServerNow(pageNow));
  const minutes = spokenMinutes(seconds);
  return (
    <Box
      as="p"
      display="flex"
      gap="2"
      alignItems="baseline"
      color="fg.muted"
      fontSize="sm"
      css={ICON}
    >
      <Icon name="clock" />
      <span>
        {seconds > 0 ? (
          <FormattedMessage
            id="booking-passengers.hold"
            values={{
              time: (
                <chakra.span
                  key="time"
                  role="timer"
                  color={minutes !== null && minutes < 10 ? 'warning.fg' : 'fg'}
                  fontWeight="semibold"
                  fontVariantNumeric="tabular-nums"
                >
                  {clockText(seconds)}
                </chakra.span>
              ),
            }}
          />
        ) : (
          <FormattedMessage id="booking-passengers.hold.over" />
        )}
      </span>
      <VisuallyHidden>
        <span role="status">
          {minutes !== null && (
            <FormattedMessage id="booking-passengers.hold.spoken" values={{ minutes }} />
          )}
        </span>
      </VisuallyHidden>
    </Box>
  );
}
