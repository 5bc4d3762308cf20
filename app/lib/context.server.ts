import type { Call } from '@jatra/contract/call'
import { createClient, type CallOptions, type Client, type Transport } from '@jatra/contract/client'
import { Refusal } from '@jatra/contract/problem'
import { redirectToLogin } from './redirects.server.ts'
import type { Session, SessionUser } from './session.server.ts'

export type ApiMode = 'embedded' | 'remote' | 'mock'

/** What every loader and action gets. */
export interface AppContext {
  /** The API as this visitor may use it. A 401 or 403 signs out and leads to the login page (spec section 8). */
  api: Client
  session: Session
  mode: ApiMode
  nonce: string
  /** Epoch milliseconds. */
  now: () => number
  newId: () => string
}

declare module '@remix-run/node' {
  interface AppLoadContext extends AppContext {
    /** Names the interface; the rest is {@link AppContext}. */
    readonly nonce: string
  }
  interface Future {
    v3_singleFetch: true
  }
}

export interface ContextOptions {
  transport: Transport
  mode: ApiMode
  now: () => number
  newId: () => string
}

export function createContext(
  options: ContextOptions,
  request: Request,
  session: Session,
  nonce: string,
  headers: Record<string, string>,
): AppContext {
  const client = createClient(options.transport, 'http://api.internal')
  return {
    session,
    nonce,
    mode: options.mode,
    now: options.now,
    newId: options.newId,
    api: {
      async call<C extends Call>(
        call: C,
        input: Parameters<Client['call']>[1],
        own: CallOptions = {},
      ) {
        const token = session.token
        try {
          return await client.call(call, input as never, {
            ...own,
            token,
            headers,
            signal: request.signal,
          })
        } catch (error) {
          const shut = error instanceof Refusal && (error.status === 401 || error.status === 403)
          if (!shut || !token) throw error
          session.signOut()
          throw redirectToLogin(request)
        }
      },
    } as Client,
  }
}

/** The signed-in user, or a redirect to the login page (D15). */
export function requireUser(context: AppContext, request: Request): SessionUser {
  const { user, token } = context.session
  if (user && token) return user
  throw redirectToLogin(request)
}
