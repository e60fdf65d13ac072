import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './input.module.css';

interface Look {
  /** As wide as the expected value, so that the box gives a hint. */
  width?: 'full' | 'medium' | 'short' | 'tiny';
}

const look = (width: Look['width'] = 'full', ...more: (string | false | undefined)[]) =>
  classNames(styles.input, width !== 'full' && styles[width], ...more);

type InputProps = Look & Omit<ComponentProps<'input'>, 'width'> & { figures?: boolean };

/** A line of text; `figures` for codes and numbers. Forms use the fields of `forms/`. */
export function Input({ width, figures = false, className, ...rest }: InputProps) {
  return <input {...rest} className={look(width, figures && styles.figures, className)} />;
}

/** The browser's own select: works by every keyboard and on every phone. */
export function Select({ width, className, ...rest }: Look & ComponentProps<'select'>) {
  return <select {...rest} className={look(width, styles.select, className)} />;
}
