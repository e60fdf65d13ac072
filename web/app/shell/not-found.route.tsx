import { notFound } from '#web/app/page/responses.ts';

/** Every unknown address (RULES 12.1). */
export function loader() {
  throw notFound();
}

export default function NotFoundRoute() {
  return null;
}
