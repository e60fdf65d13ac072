import { useIntl } from 'react-intl';

const MM_PER_METRE = 1000;
const MM_PER_CM = 10;
const CM_PER_INCH = 2.54;

/** Lengths, speeds and masses as text in the user's language, each with its unit. */
export function useMeasures() {
  const intl = useIntl();
  const inUnit = (value: number, unit: string, fractionDigits = 0) =>
    intl.formatNumber(value, {
      style: 'unit',
      unit,
      maximumFractionDigits: fractionDigits,
      minimumFractionDigits: fractionDigits,
    });
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
