import { FormattedMessage } from 'react-intl';
import { useServerNow } from '#web/app/apollo/use-server-now.ts';
import { secondsUntil } from '#web/app/components/time-left/clock-text.ts';
import { Button } from '#web/app/ui/button.tsx';

type ResendButtonProps = {
  resendAt: string;
  pageNow: string;
  loading: boolean;
  onPress: () => void;
};

/** Another code, once it may be asked for; until then it says in how many seconds. */
export function ResendButton({ resendAt, pageNow, loading, onPress }: ResendButtonProps) {
  const seconds = secondsUntil(resendAt, useServerNow(pageNow));
  return (
    <Button
      variant="secondary"
      loading={loading}
      aria-disabled={seconds > 0 || undefined}
      onClick={onPress}
    >
      <FormattedMessage
        id={
          seconds > 0
            ? 'trips-itinerary-confirmation.code.resendIn'
            : 'trips-itinerary-confirmation.code.resend'
        }
        values={{ seconds }}
      />
    </Button>
  );
}
