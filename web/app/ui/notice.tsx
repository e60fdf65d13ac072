import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

const ICONS = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'octagon-alert',
  brand: 'info',
  club: 'sparkles',
} as const satisfies Record<string, IconName>;

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
}

/**
 * A remark: `tone` info (default), success, warning, danger, brand, club. Where it appears after an action, give it
 * `role="status"`, or `role="alert"` when the user must act.
 */
export function Notice({ tone = 'info', title, children, className, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={classNames(styles.notice, styles[tone], className)}>
      <Icon name={ICONS[tone]} size="1.25em" />
      <div>
        {title && <div className={styles.title}>{title}</div>}
        {children}
      </div>
    </div>
  );
}
