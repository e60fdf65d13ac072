import { defineKeyframes } from '@chakra-ui/react/styled-system';

/** Written into the static style sheet; recipes call them by name. */
export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
  arrive: { from: { opacity: 0, transform: 'translateY(0.5rem)' } },
  pulse: { '50%': { opacity: 0.5 } },
});
