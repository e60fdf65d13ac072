import type { ApolloClient } from '@apollo/client';
import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** The Apollo client of a page request, for loaders; `null` in the browser, which has one for the whole tab. */
export const apolloContext = createContext<ApolloClient | null>(null);

/** The same client for rendering on the server: `entry.server` provides it. This file loads without Apollo. */
export const RequestClient = createReactContext<ApolloClient | null>(null);
