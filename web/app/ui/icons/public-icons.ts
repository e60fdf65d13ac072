let allowed = false;

/** Lets icons come from the public service when the site's own endpoint fails; off until the installation allows it. */
export function allowPublicIcons(allow: boolean): void {
  allowed = allow;
}

export const publicIconsAllowed = (): boolean => allowed;
