import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#gateway/database/database-errors.ts';
import { WrongSecret } from '#gateway/database/sealed/canary.ts';
import { explainStartupError } from './startup-error.ts';

const withFields = (fields: object, message = 'raw') => Object.assign(new Error(message), fields);

describe('a fault at the start that an operator can put right', () => {
  it.each([
    ['EACCES', /^\/srv\/data cannot be written\. .*DATA_DIR/],
    ['EROFS', /^\/srv\/data cannot be written\. .*DATA_DIR/],
    ['EEXIST', /^\/srv\/data is not a directory.*DATA_DIR/],
    ['ENOTDIR', /^\/srv\/data is not a directory.*DATA_DIR/],
    ['ENOSPC', /^No room is left for \/srv\/data\. .*DATA_DIR/],
  ])('%s is said in one line, with what to do', (code, line) => {
    const explained = explainStartupError(withFields({ code, path: '/srv/data' }));
    expect(explained).toMatch(line);
    expect(explained).not.toContain('\n');
  });

  it('a database that is away, or refuses this user', () => {
    const cause = withFields({ code: 'ECONNREFUSED' });
    expect(explainStartupError(new DatabaseUnavailable('away', { cause }))).toBe(
      'The database cannot be reached (ECONNREFUSED). Start PostgreSQL, or correct DATABASE_URL.',
    );
    const refused = withFields({ code: '28P01' }, 'password authentication failed for user "x"');
    expect(explainStartupError(refused)).toMatch(
      /^PostgreSQL refuses DATABASE_URL: password .*"x"\./,
    );
  });

  it('a secret that is not that of the database', () => {
    expect(explainStartupError(new WrongSecret())).toMatch(
      /^WrongSecret: SECRET is not .*SECRET_BEFORE/,
    );
  });

  it('has a name of its own where the gateway saw it', () => {
    expect(explainStartupError(withFields({ name: 'PortTaken' }, 'Port 80 is taken.'))).toBe(
      'PortTaken: Port 80 is taken.',
    );
  });
});

it('a fault of the program is shown whole', () => {
  expect(explainStartupError(new Error('undefined is not a function'))).toBeNull();
  expect(explainStartupError('no error at all')).toBeNull();
});
