import type { AppLoadContext } from '@remix-run/node'

/** Remix: turns a request for a page into an answer. */
export type PageHandler = (request: Request, context: AppLoadContext) => Promise<Response>
