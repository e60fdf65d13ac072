import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { noticeRecipe } from './theme/components/notice.recipe.ts';

const Element = chakra('div', noticeRecipe);

const ICONS = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'octagon-alert',
  brand: 'info',
  club: 'sparkles',
} as const satisfies Record<string, IconName>;

export interface NoticeProps extends Omit<ComponentProps<typeof Element>, 'title' | 'tone'> {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
}

/**
 * A remark: `tone` info (default), success, warning, danger, brand, club. Where it appears after an action, give it
 * `role="status"`, or `role="alert"` when the reader must act.
 */
export function Notice({ tone = 'info', title, children, ...rest }: NoticeProps) {
  return (
    <Element tone={tone} {...rest}>
      <Icon name={ICONS[tone]} size="1.25em" />
      <chakra.div minW="0">
        {title && <chakra.div fontWeight="semibold">{title}</chakra.div>}
        {children}
      </chakra.div>
    </Element>
  );
}
