import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

export interface PanelProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** The user's choice among several. */
  chosen?: boolean;
  /** Without an outline, on a slightly darker background. */
  quiet?: boolean;
}

/** A part of the page on a background of its own: a hairline, no shadow. */
export function Panel(props: PanelProps) {
  const { as = 'div', padding = 'md', chosen, quiet, className, ...rest } = props;
  // the attributes of these elements are those of a div
  const Element = as as 'div';
  const names = classNames(
    styles.panel,
    padding !== 'none' && styles[padding],
    chosen && styles.chosen,
    quiet && styles.quiet,
    className,
  );
  return <Element {...rest} className={names} />;
}
