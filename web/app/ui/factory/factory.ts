import type { ElementType } from 'react';
import { createStyled } from './styled.tsx';

const ofTags = new Map<string, ReturnType<typeof createStyled>>();

/** `chakra.div`, one for each tag, and `chakra(Component, recipe)`. */
export const chakra = new Proxy(createStyled, {
  get(_, tag: string) {
    const styled = ofTags.get(tag) ?? createStyled(tag as ElementType);
    ofTags.set(tag, styled);
    return styled;
  },
});
