import type { Drawing } from '#web/app/scenes/landscape/paper.ts';

/**
 * A drawing with the colours of one sky in place of its variables, for where no style sheet
 * reaches.
 * @throws when the drawing names a variable that the sky does not have
 */
export const coloured = (drawing: Drawing, colours: Readonly<Record<string, string>>): string =>
  drawing.replaceAll(/var\(--([\w-]+)\)/g, (_whole, name: string) => {
    const colour = colours[name];
    if (colour === undefined) throw new Error(`no colour for ${name}`);
    return colour;
  });
