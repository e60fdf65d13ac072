import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { partClass, recipeClass } from './recipe-class.ts';

/** The sign of each tone. */
const ICONS = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'octagon-alert',
  brand: 'info',
  club: 'sparkles',
} as const satisfies Record<string, IconName>;

export type NoticeTone = keyof typeof ICONS;

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: NoticeTone;
  title?: ReactNode;
}

/**
 * A remark: `tone` info (default), success, warning, danger, brand, club. Where it appears after an
 * action, give it `role="status"`, or `role="alert"` when the user must act.
 */
export function Notice({ tone = 'info', title, children, className, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={classNames(recipeClass('notice'), `tone-${tone}`, className)}>
      <span className={partClass('notice', 'indicator')}>
        <Icon name={ICONS[tone]} size="1.25em" />
      </span>
      <div className={partClass('notice', 'content')}>
        {title && <div className={partClass('notice', 'title')}>{title}</div>}
        {children}
      </div>
    </div>
  );
}
