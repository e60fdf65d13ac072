import { useOutletContext } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import { preload } from '#web/app/apollo/preload.ts';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import type { Route } from './+types/allowance.route';
import { CheckedBaggageAllowanceDocument } from './allowance.route.gen.ts';
import { AllowanceAnswer } from './allowance-answer.tsx';
import type { AllowanceContext } from './allowance-context.ts';
import { inputOf, readChoice, writeChoice } from './baggage-choice.ts';
import { predictAllowance } from './predict-allowance.ts';

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const choice = readChoice(new URL(request.url).searchParams);
  const variables = { input: inputOf(choice), locale: API_LOCALE[localeOf(params)] };
  const { data } = await preload(context, CheckedBaggageAllowanceDocument, variables);
  const { baggageAllowance, benefits } = await data;
  return { choice, answer: baggageAllowance, extras: benefits };
};

/** The answer to the question in the address: the gateway decides, and until it has, the page predicts. */
export default function AllowanceRoute({ loaderData }: Route.ComponentProps) {
  const { choice, airports } = useOutletContext<AllowanceContext>();
  const answered = writeChoice(choice).toString() === writeChoice(loaderData.choice).toString();
  const ahead = answered ? null : predictAllowance(choice, airports);
  const answer = ahead ?? loaderData.answer;
  return <AllowanceAnswer choice={choice} answer={answer} extras={loaderData.extras} />;
}
