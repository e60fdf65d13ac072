import { notFound } from '#web/app/page/responses.ts';

/** Every address that no route knows (SPEC section 2). */
export const loader = () => {
  throw notFound();
};

export default function NotFoundRoute() {
  return null;
}
