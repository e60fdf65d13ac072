import { useState } from 'react';
import { useLoaderData } from 'react-router';

export const loader = () => ({ start: 0 });

/** One button, which answers a touch. */
export default function Page() {
  const { start } = useLoaderData<typeof loader>();
  const [count, setCount] = useState(start);
  return (
    <main>
      <button type="button" data-count={count} onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}
