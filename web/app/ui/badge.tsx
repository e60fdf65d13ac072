import type { ComponentProps } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import type { ToneName } from './theme/brand.ts';

/** A state in one or two words, which carry the meaning; the tone only helps. */
export function Badge({
  tone = 'neutral',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: ToneName }) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />;
}
