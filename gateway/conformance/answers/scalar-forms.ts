import { LIMITS } from '#schema/codes/base/limits.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';

const LARGEST_INT = 2 ** 31 - 1;

const isText = (value: unknown): value is string => typeof value === 'string';
const fits = (form: RegExp) => (value: unknown) => isText(value) && form.test(value);

/** `HH:MM` on 24 hours. */
const TIME = '([01]\\d|2[0-3]):[0-5]\\d';

const isInstant = (value: unknown): boolean =>
  fits(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/)(value) &&
  !Number.isNaN(Date.parse(String(value)));

function isZone(value: unknown): boolean {
  try {
    return isText(value) && new Intl.DateTimeFormat('en', { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

/** Whether a value has the form that the contract gives to a scalar, by its name. */
export const SCALAR_FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ID: (value) => isText(value) && value !== '',
  String: isText,
  Boolean: (value) => typeof value === 'boolean',
  Float: (value) => typeof value === 'number' && Number.isFinite(value),
  Int: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INT,
  DateTime: isInstant,
  LocalDate: isLocalDate,
  LocalTime: fits(new RegExp(`^${TIME}$`)),
  LocalDateTime: (value) =>
    fits(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT${TIME}$`))(value) &&
    isLocalDate(String(value).slice(0, 10)),
  TimeZone: isZone,
  CurrencyCode: (value) => fits(/^[A-Z]{3}$/)(value),
  CountryCode: fits(/^[A-Z]{2}$/),
  URL: (value) => isText(value) && /^https?:/.test(value) && URL.canParse(value),
  IdempotencyKey: (value) =>
    fits(/^[\w-]+$/)(value) &&
    String(value).length >= LIMITS.idempotencyKey.minLength &&
    String(value).length <= LIMITS.idempotencyKey.maxLength,
};
