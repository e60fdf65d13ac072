import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/app/ui/class-names.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { NOTICE_ICONS, type NoticeTone } from '#web/app/ui/notice-icons.ts';
import { partClass, recipeClass } from '#web/app/ui/recipe-class.ts';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: NoticeTone;
  title?: ReactNode;
}

/**
 * A remark: `tone` info (default), success, warning, danger, brand, club. Where it appears after an action, give it
 * `role="status"`, or `role="alert"` when the reader must act.
 */
export function Notice({ tone = 'info', title, children, className, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={classNames(recipeClass('alert'), `tone-${tone}`, className)}>
      <span className={partClass('alert', 'indicator')}>
        <Icon name={NOTICE_ICONS[tone]} size="1.25em" />
      </span>
      <div className={partClass('alert', 'content')}>
        {title && <div className={partClass('alert', 'title')}>{title}</div>}
        {children}
      </div>
    </div>
  );
}
