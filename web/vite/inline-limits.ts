type Figures = { readonly [name: string]: number | Figures };

const ACCESS = /(?<![\w$'"`]|[^.]\.)LIMITS((?:\.\w+)+)/g;

/** Code with the figures that it reads from `LIMITS` in their places; a path that leads to none stays as it is. */
export const inlineLimits = (code: string, limits: Figures): string =>
  code.replace(ACCESS, (written, path: string) => {
    let value: number | Figures | undefined = limits;
    for (const name of path.split('.').slice(1))
      value = typeof value === 'object' && Object.hasOwn(value, name) ? value[name] : undefined;
    return value === undefined ? written : `(${JSON.stringify(value)})`;
  });
