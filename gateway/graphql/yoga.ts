import type { GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import { noSecurityLog } from '#gateway/ports/security-events.ts';
import {
  type ContextSource,
  createContext,
  type GatewayContext,
} from '#gateway/requests/context.ts';
import { createMaskError } from './mask-error.ts';
import { type KnownClients, SITE, UNNAMED } from './persisted-queries/clients/known-clients.ts';
import { documentIdOfAddress } from './persisted-queries/document-id.ts';
import type { DocumentStore } from './persisted-queries/document-store.ts';
import type { DocumentUsage } from './persisted-queries/usage/document-usage.ts';
import { answerSize } from './plugins/answer-size.plugin.ts';
import { cacheControl } from './plugins/cache-control.plugin.ts';
import { csrfPrevention } from './plugins/csrf-prevention.plugin.ts';
import { errorCodes } from './plugins/error-codes.plugin.ts';
import { graphiql } from './plugins/graphiql.plugin.ts';
import { lowercaseContentType } from './plugins/lowercase-content-type.plugin.ts';
import { maxStringLength } from './plugins/max-string-length.plugin.ts';
import { mockedReport } from './plugins/mocked-report.plugin.ts';
import { openSubscriptions } from './plugins/open-subscriptions.plugin.ts';
import { type AnsweredOperation, operationLog } from './plugins/operation-log.plugin.ts';
import { partialResults } from './plugins/partial-results.plugin.ts';
import { trustedDocuments } from './plugins/persisted-queries.plugin.ts';
import { queryLimits } from './plugins/query-limits.plugin.ts';
import { responseHeaders } from './plugins/response-headers.plugin.ts';
import { securityEvents } from './plugins/security-events.plugin.ts';
import { uploads } from './plugins/uploads.plugin.ts';
import { validateQueryString } from './plugins/validate-query-string.plugin.ts';
import type { Lifetime } from './public-fields.ts';
import { type CacheOutcome, cacheResponses } from './response-cache.ts';

/** The parts of a gateway. */
export interface GatewayDependencies extends ContextSource {
  readonly schema: GraphQLSchema;
  /** `demo` answers free text and shows GraphiQL; `production` answers trusted documents only. */
  readonly mode: 'demo' | 'production';
  readonly documents: DocumentStore;
  readonly log: GatewayLog;
  /** The apps whose names and versions are told apart; none if not given. */
  readonly clients?: KnownClients;
  /** Where requests are counted by document and app; nowhere if not given. */
  readonly usage?: DocumentUsage;
  /** Called for each operation, for metrics. */
  observe?(operation: AnsweredOperation): void;
  /** Called for each request that may be answered from the cache, for metrics. */
  observeCache?(outcome: CacheOutcome): void;
  /** Told of each subscription when it begins and when it is over, for metrics. */
  observeSubscriptions?(changed: 1 | -1): void;
  /** Lets other services answer fields that they have taken over; left out where there are none. */
  readonly upstreams?: Plugin<GatewayContext>;
  /** From how many milliseconds on an operation is logged as slow. */
  readonly slowMilliseconds?: number;
}

/** A GraphQL endpoint at the path `/graphql`. */
export interface Gateway {
  fetch(request: Request): Promise<Response>;
}

/**
 * Yoga's own look-alikes are refused by later steps, such as compression, where they are not made
 * into the platform's.
 */
const FETCH_API = {
  Request,
  Response,
  Headers,
  ReadableStream,
  TransformStream,
  FormData,
  File,
  Blob,
};

/** The gateway: GraphQL over HTTP, with everything between the network and a resolver. */
export function createGateway(dependencies: GatewayDependencies): Gateway {
  const { schema, mode, documents, log, observe, slowMilliseconds = 500 } = dependencies;
  const demo = mode === 'demo';
  const trusted = new WeakMap<Request, string>();
  const clientOf = (request: Request, id: string | null = trusted.get(request) ?? null) =>
    dependencies.clients?.namedIn(request.headers) ??
    (id !== null && documents.isOwn(id) ? SITE : UNNAMED);
  const countUse = (request: Request, id: string | null) => {
    if (id !== null) dependencies.usage?.count(id, clientOf(request, id));
  };
  const contexts = new WeakMap<Request, GatewayContext>();
  const lifetimes = new WeakMap<Request, Lifetime>();
  const plugins = [
    lowercaseContentType(),
    uploads(schema, documents),
    ...(demo ? [graphiql(dependencies.now)] : []),
    csrfPrevention(),
    validateQueryString(),
    trustedDocuments({
      store: documents,
      freeText: demo,
      onTrusted(request, id) {
        trusted.set(request, id);
        countUse(request, id);
      },
    }),
    maxStringLength(),
    queryLimits(),
    operationLog({
      log,
      ...(observe ? { observe } : {}),
      isTrusted: (request) => trusted.has(request),
      clientOf,
      slowMilliseconds,
    }),
    ...(dependencies.upstreams ? [dependencies.upstreams] : []),
    openSubscriptions((changed) => dependencies.observeSubscriptions?.(changed)),
    errorCodes({ details: demo }),
    partialResults(),
    cacheControl(lifetimes),
    ...(demo ? [mockedReport()] : []),
    securityEvents(
      dependencies.security ?? noSecurityLog,
      (request) => dependencies.addressOf?.(request) ?? '',
    ),
    responseHeaders(contexts),
    answerSize(),
  ];
  const yoga = createYoga<object, GatewayContext>({
    schema,
    plugins,
    fetchAPI: FETCH_API,
    graphqlEndpoint: '/graphql',
    extraParamNames: ['documentId'],
    batching: false,
    cors: false,
    landingPage: false,
    logging: false,
    // `graphql.routes.ts` limits bodies: Yoga counts them again, in a stream of its own.
    maxRequestBodySize: false,
    maskedErrors: { maskError: createMaskError(log), errorMessage: 'Unexpected error.' },
    graphiql: false,
    context({ request }) {
      const context = createContext(request, dependencies);
      contexts.set(request, context);
      return context;
    },
  });
  const { now, observeCache } = dependencies;
  const execute = async (request: Request) => yoga.fetch(request);
  return {
    fetch: cacheResponses(execute, {
      now,
      secondsOf: (request) => lifetimes.get(request)?.browser ?? 0,
      observe(outcome, request) {
        observeCache?.(outcome);
        if (outcome === 'hit') countUse(request, documentIdOfAddress(request.url));
      },
    }),
  };
}
