import { timeIn } from './days.ts';

type TimeProps = {
  /** ISO 8601. */
  instant: string;
  /** IANA name of the airport's zone. */
  zone: string;
};

/**
 * The clock at an airport: `07:05`. Apart from the other formatted values, as zones need dayjs,
 * which a page of text does without.
 */
export function Time({ instant, zone }: TimeProps) {
  return <time dateTime={instant}>{timeIn(instant, zone)}</time>;
}
