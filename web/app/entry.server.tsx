import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { installServerCatalogues } from './i18n/messages.server.ts';
import { abortRender } from './server/abort-render.server.ts';
import { NONCE_SLOT } from './session/configuration.ts';
import { Nonce } from './session/nonce.ts';
import { configurationContext, nonceContext, reportContext } from './session/request-context.ts';
import { ServerConfiguration } from './session/use-configuration.ts';
import { collectStyles } from './ui/provider/collect-styles.server.ts';
import { RequestStyleCache } from './ui/provider/style-cache.ts';

installServerCatalogues();

/** Milliseconds after which a deferred part is aborted. */
export const streamTimeout = 10_000;

/**
 * An error may carry an answer with a traveller's data: it goes to the log, never whole to the
 * console.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // a wrong request is no fault of the site
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const cause = isRouteErrorResponse(error) && 'error' in error ? error.error : error;
  context.get(reportContext)(cause);
};

/**
 * Requests the style sheet before the scripts. Nothing is painted without it, and its own
 * link comes after theirs. It stands around the page: beside it, every `useId` of the server would
 * differ from the browser's.
 */
function EarlyStyles({ manifest, children }: EarlyStylesProps) {
  for (const href of manifest.routes.root?.css ?? []) preload(href, { as: 'style' });
  return children;
}

interface EarlyStylesProps extends Pick<EntryContext, 'manifest'> {
  children: ReactNode;
}

/**
 * Renders a document: whole where its shell is all of it, and for robots and prerendered pages,
 * else as a stream.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext) ?? undefined;
  const prerendering = nonce === NONCE_SLOT;
  const { cache, stream, whole } = collectStyles(nonce);
  const waits = prerendering || isbot(request.headers.get('user-agent') ?? '');

  return new Promise((resolve, reject) => {
    let failed = false;
    let sent = false;
    const send = () => {
      if (sent) return;
      sent = true;
      pipe(stream);
      const document = whole();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      if (document) headers.set('Content-Length', String(document.length));
      const body = document ?? createReadableStreamFromReadable(stream);
      resolve(new Response(body, { status: failed ? 500 : status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerConfiguration value={context.get(configurationContext)}>
          <RequestStyleCache value={cache}>
            <EarlyStyles manifest={routerContext.manifest}>
              <ServerRouter
                context={routerContext}
                url={request.url}
                {...(nonce ? { nonce } : {})}
              />
            </EarlyStyles>
          </RequestStyleCache>
        </ServerConfiguration>
      </Nonce>,
      {
        ...(nonce ? { nonce } : {}),
        // what is ready stands in its place: a part that is sent apart is shown by a script
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: send,
        // Not at once: what a page hands on to the browser's router is ready in the same turn, and
        // most pages are complete with it.
        onShellReady: () => void (waits || setImmediate(send)),
        onShellError(error: unknown) {
          stream.destroy();
          reject(error);
        },
        onError(error: unknown) {
          if (request.signal.aborted) return;
          failed = true;
          context.get(reportContext)(error);
        },
      },
    );
    abortRender({ signal: request.signal, milliseconds: streamTimeout + 1000, stream, abort });
  });
}
