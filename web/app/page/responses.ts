import { data } from 'react-router';

/** To throw from a loader: the 404 page, with its status. */
export const notFound = () => data(null, { status: 404, statusText: 'Not Found' });
