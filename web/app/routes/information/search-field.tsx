import type { ReactNode } from 'react';
import { Icon } from '#web/app/ui/icon.tsx';
import { NativeInput } from '#web/app/ui/native/native-input.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  id: string;
  label: string;
  /** An example of a search. */
  hint: string;
  value: string;
  onChange: (typed: string) => void;
  /** The field is about to be used: what searches may be fetched now. */
  onTouch?: () => void;
  /** What was found, said aloud as one types. */
  said: ReactNode;
};

/**
 * A field that searches its page while the user types. It is hidden without scripts, where the
 * browser's own search does it.
 */
export function SearchField({ id, label, hint, value, onChange, onTouch, said }: SearchFieldProps) {
  return (
    <search className={styles.search}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <Icon name="search" size="1.25rem" />
        <NativeInput
          id={id}
          className={styles.input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={hint}
          value={value}
          onFocus={onTouch}
          onPointerEnter={onTouch}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </search>
  );
}
