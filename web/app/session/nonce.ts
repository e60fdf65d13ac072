import { createContext } from 'react';

/**
 * Filled by the server's entry for the scripts and styles it renders; the browser has no use for
 * it.
 */
export const Nonce = createContext<string | undefined>(undefined);
