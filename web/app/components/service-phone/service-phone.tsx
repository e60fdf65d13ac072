import { BRAND } from '#schema/codes/base/brand.ts';
import { TextAnchor } from '#web/app/ui/text-link.tsx';

/** The number of customer service in a sentence: a phone calls it, and it does not break. */
export function ServicePhone() {
  return <TextAnchor href={`tel:${BRAND.phone.e164}`}>{BRAND.phone.display}</TextAnchor>;
}
