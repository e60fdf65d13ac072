import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './figure.module.css';

export interface FigureTextProps {
  children: ReactNode;
  /** `large`: the one figure a page is about (total, departure time). */
  size?: 'normal' | 'large';
  /** Jade for the lowest price; say so in a word as well. */
  tone?: 'plain' | 'success';
}

/** A price or a time in tabular figures. The text comes from `i18n/format`. */
export function FigureText({ children, size = 'normal', tone = 'plain' }: FigureTextProps) {
  const type = size === 'large' ? 'text-figure-large' : 'text-figure';
  return (
    <span className={classNames(type, styles.figure, tone === 'success' && styles.success)}>
      {children}
    </span>
  );
}
