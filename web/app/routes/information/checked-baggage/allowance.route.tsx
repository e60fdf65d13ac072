import { useOutletContext } from 'react-router';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import type { Route } from './+types/allowance.route';
import { CheckedBaggageAllowanceDocument } from './allowance.route.gen.ts';
import { AllowanceAnswer } from './allowance-answer.tsx';
import type { AllowanceContext } from './allowance-context.ts';
import { inputOf, readChoice, writeChoice } from './baggage-choice.ts';
import { predictAllowance } from './predict-allowance.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const choice = readChoice(new URL(request.url).searchParams);
  const variables = { input: inputOf(choice) };
  const { baggageAllowance } = dataOf(
    await loadQuery(context, CheckedBaggageAllowanceDocument, variables),
  );
  return { choice, answer: baggageAllowance };
}

/**
 * The answer to the question in the address: the gateway decides, and until it has, the page
 * predicts.
 */
export default function AllowanceRoute({ loaderData }: Route.ComponentProps) {
  const { choice, airports } = useOutletContext<AllowanceContext>();
  const answered = writeChoice(choice).toString() === writeChoice(loaderData.choice).toString();
  const ahead = answered ? null : predictAllowance(choice, airports);
  const answer = ahead ?? loaderData.answer;
  return <AllowanceAnswer choice={choice} answer={answer} />;
}
