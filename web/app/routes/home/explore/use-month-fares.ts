import { useEffect, useState } from 'react';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { fetchQuery } from '#web/app/apollo/fetch-query.ts';
import {
  DISPLAY_CURRENCY,
  inWholeUnits,
  isConverted,
} from '#web/app/i18n/format/display-currency.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { DestinationFaresDocument } from './destination-fares.query.gen.ts';
import type { PricedRoute } from './fare-line.tsx';

async function faresOf(month: LocalDate, locale: Locale): Promise<PricedRoute[]> {
  const currency = DISPLAY_CURRENCY[locale];
  const { destinationFares, converted = [] } = await fetchQuery(DestinationFaresDocument, {
    input: { origin: BRAND.cityCode, month },
    locale: API_LOCALE[locale],
    currency,
    converted: isConverted(currency),
  });
  const shown = new Map(converted.map(({ key, lowestTotal }) => [key, lowestTotal]));
  return destinationFares.map((fare) => {
    const about = shown.get(fare.key);
    return { ...fare, about: about ? inWholeUnits(about) : null };
  });
}

type MonthFares =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly fares: readonly PricedRoute[] };

/** Where one can go in a month; null while no month is chosen. */
export function useMonthFares(month: LocalDate | null): MonthFares | null {
  const locale = useLocale();
  const [answer, setAnswer] = useState<{ month: LocalDate; fares: MonthFares }>();
  useEffect(() => {
    if (!month) return;
    let isShown = true;
    const show = (fares: MonthFares) => isShown && setAnswer({ month, fares });
    faresOf(month, locale).then(
      (fares) => show({ state: 'ready', fares }),
      () => show({ state: 'failed' }),
    );
    return () => {
      isShown = false;
    };
  }, [month, locale]);
  if (!month) return null;
  return answer?.month === month ? answer.fares : { state: 'loading' };
}
