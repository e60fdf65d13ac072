import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import type { SearchAnswer } from './chosen/choose-bounds.ts';

/** Why there could be no search: shown above the panel in which it can be corrected. */
export function SearchProblems({ errors }: { errors: SearchAnswer['userErrors'] }) {
  const codeText = useCodeText();
  return (
    <Notice tone="danger" role="alert">
      <ul>
        {[...new Set(errors.map(({ code }) => code))].map((code) => (
          <li key={code}>{codeText(code)}</li>
        ))}
      </ul>
    </Notice>
  );
}
