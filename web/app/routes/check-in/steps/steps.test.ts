import { expect, test } from 'vitest';
import { currentStep, stepsFor } from './steps.ts';

test('documents are a step only where they are asked about', () => {
  expect(stepsFor(true)).toEqual(['who', 'documents', 'goods', 'confirm']);
  expect(stepsFor(false)).toEqual(['who', 'goods', 'confirm']);
});

test('an address opens no step before those in front of it are finished', () => {
  const steps = stepsFor(true);
  expect(currentStep(steps, null, new Set())).toBe('who');
  expect(currentStep(steps, 'confirm', new Set(['who']))).toBe('documents');
  expect(currentStep(steps, 'goods', new Set(['who', 'documents']))).toBe('goods');
  expect(currentStep(steps, 'who', new Set(['who', 'documents', 'goods']))).toBe('who');
  expect(currentStep(steps, 'nothing', new Set(['who']))).toBe('who');
});
