import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BesideScene, type BesideSceneProps } from '#web/app/scenes/stage/beside-scene.tsx';

/** The base layout has no margins of its own. */
const MARGINS = { paddingInline: '4', paddingBlock: { base: '6', md: '12' } } as const;

type DoorProps = {
  /** Stands in the base layout, beside a picture. Texts: `scenes`. */
  scene?: Pick<BesideSceneProps, 'address' | 'label'>;
  children: ReactNode;
};

/** The narrow column of a form that is all of its page. */
export function Door({ scene, children }: DoorProps) {
  const column = (
    <Box maxWidth="30rem" marginInline="auto" display="grid" gap="6">
      {children}
    </Box>
  );
  if (!scene) return column;
  return (
    <BesideScene alone {...scene}>
      <Box {...MARGINS}>{column}</Box>
    </BesideScene>
  );
}
