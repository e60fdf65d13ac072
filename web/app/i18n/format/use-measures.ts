import { useIntl } from 'react-intl';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { formatUnit, type Unit } from './units.ts';

const MM_PER_METRE = 1000;
const MM_PER_CM = 10;
const CM_PER_INCH = 2.54;

/** Lengths, speeds and masses as text in the user's language, each with its unit. */
export function useMeasures() {
  const intl = useIntl();
  const locale = useLocale();
  const inUnit = (value: number, unit: Unit, fractionDigits = 0) =>
    formatUnit(locale, value, unit, fractionDigits);
  const centimetres = (mm: number) => inUnit(mm / MM_PER_CM, 'centimeter');
  return {
    /** Millimetres → `37.57 m`. */
    metres: (mm: number, fractionDigits = 2) => inUnit(mm / MM_PER_METRE, 'meter', fractionDigits),
    /** Millimetres → `46 cm`. */
    centimetres,
    /** Inches → `74 cm (29 in)`: seats are measured in inches, users count in centimetres. */
    inches: (inches: number) =>
      intl.formatMessage(
        { id: 'format.inches' },
        {
          metric: inUnit(inches * CM_PER_INCH, 'centimeter'),
          inches: inUnit(inches, 'inch'),
        },
      ),
    /** → `6,300 km`. */
    kilometres: (km: number) => inUnit(km, 'kilometer'),
    /** → `833 km/h`. */
    kilometresAnHour: (kmh: number) => inUnit(kmh, 'kilometer-per-hour'),
    /** → `79,000 kg`. */
    kilograms: (kg: number) => inUnit(kg, 'kilogram'),
  };
}
