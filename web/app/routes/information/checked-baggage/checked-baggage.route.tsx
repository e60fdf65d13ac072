import { Outlet } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { articleLoader } from '#web/app/components/article/article-loader.ts';
import { ArticlePage } from '#web/app/components/article/article-page.tsx';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { page } from '#web/app/i18n/page.ts';
import { revalidateOnPath } from '#web/app/page/revalidate-on-path.ts';
import { airportsByCountry } from '#web/app/routes/information/airports-by-country.ts';
import type { Route } from './+types/checked-baggage.route';
import type { AllowanceContext } from './allowance-context.ts';
import { CHOICE_PARAMETERS } from './baggage-choice.ts';
import { BaggageForm } from './baggage-form.tsx';
import { checkedBaggage } from './checked-baggage.article.ts';
import { CheckedBaggageDocument } from './checked-baggage.route.gen.ts';
import { useChoiceInAddress } from './use-choice-in-address.ts';

export const handle = page({
  messages: [
    'page',
    'article',
    'information-checked-baggage',
    'fare-conditions',
    'club-card',
    'code',
    'region',
  ],
  kept: { reads: CHOICE_PARAMETERS },
});

// No Apollo in the browser on this page: the loader asks on the server only.
export async function loader({ context, params }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const variables = { locale: API_LOCALE[locale] };
  const { airports } = dataOf(await loadQuery(context, CheckedBaggageDocument, variables));
  return {
    article: articleLoader(checkedBaggage)({ params }),
    countries: airportsByCountry(airports, locale),
  };
}

/** The query holds the question, on which only the answer depends (`allowance.route.tsx`). */
export const shouldRevalidate = revalidateOnPath;

export default function CheckedBaggageRoute({ loaderData }: Route.ComponentProps) {
  const { article, countries } = loaderData;
  const [choice, setChoice] = useChoiceInAddress();
  const airports = countries.flatMap((country) => country.airports);
  const calculator = (
    <BaggageForm countries={countries} choice={choice} onChange={setChoice}>
      <Outlet context={{ choice, airports } satisfies AllowanceContext} />
    </BaggageForm>
  );
  return <ArticlePage article={article} figures={{ calculator }} />;
}
