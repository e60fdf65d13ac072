import { expect, test } from 'vitest';
import type { GatewayModule, ModuleParts } from '#gateway/modules/gateway-module.ts';
import { buildModules } from './build-services.ts';

const parts = {} as ModuleParts;

/** A module with a service that reads another one at once. */
const reads = (name: string, own: 'meals' | 'seats' | 'extras', read: 'meals' | 'seats') =>
  ({
    name,
    services: { [own]: (_parts: ModuleParts, services: Record<string, unknown>) => services[read] },
  }) as object as GatewayModule;
const meals = { name: 'meals', services: { meals: () => 'meals' } } as object as GatewayModule;

test('a service that is read before it is built names both modules', () => {
  expect(() => buildModules([reads('seats', 'seats', 'meals'), meals], parts)).toThrow(
    'The module seats reads the service meals before the module meals has built it',
  );
  expect(() => buildModules([reads('seats', 'seats', 'seats')], parts)).toThrow(
    'The module seats reads the service seats before the module seats has built it',
  );
});

test('a service is made of those below it', () => {
  expect(buildModules([meals, reads('seats', 'seats', 'meals')], parts)).toMatchObject({
    seats: 'meals',
  });
});

test('what reads services when it is called sees all of them', () => {
  let later = (): unknown => null;
  const below = {
    name: 'below',
    services: {
      extras(_parts: ModuleParts, services: Record<string, unknown>) {
        later = () => services.meals;
        return 'extras';
      },
    },
  } as object as GatewayModule;
  buildModules([below, meals], parts);
  expect(later()).toBe('meals');
});

test('no service is built twice', () => {
  const others = { name: 'others', services: { meals: () => 'others' } } as object as GatewayModule;
  expect(() => buildModules([meals, others], parts)).toThrow('meals');
});
