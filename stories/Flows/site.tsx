import { createRemixStub } from '@remix-run/testing'
import { http, type HttpHandler } from 'msw'
import { root, routes, type AppRoute, type RouteModule } from 'virtual:app-routes'
import { login } from '@jatra/contract/calls/auth'
import { createClient, type Transport } from '@jatra/contract/client'
import { demoAccounts } from '@jatra/mocks/accounts'
import { browserHandlers } from '@jatra/mocks/browser'
import { REFERENCE_NOW } from '@jatra/mocks/fixtures/reference'
import { createContext, type AppContext } from '~/lib/context.server.ts'
import { Session } from '~/lib/session.server.ts'
import { gateway, GATEWAY, tellWhereTo } from './gateway.tsx'

type StubRoute = Parameters<typeof createRemixStub>[0][number]
type Handler = NonNullable<RouteModule['loader']>
type HandlerArgs = Parameters<Handler>[0]

let opened = 0

/** The whole site on the prototype, for one showing of a story: nothing of it is left for the next. */
export class Site {
  /** Everything that the pages and their loaders ask for over the network. */
  readonly handlers: readonly HttpHandler[]
  /** Names of scenarios that are in play from the next call on. */
  scenario: string
  /** Epoch milliseconds, of the site and of the prototype alike. */
  now = REFERENCE_NOW
  readonly #session: Session
  #made = 0

  constructor(scenario = '') {
    this.scenario = scenario
    // What the site keeps ready for a visitor is not for the next showing.
    this.#session = new Session({ visitor: `showing-${(opened += 1)}` })
    const prototype = browserHandlers({ clock: () => this.now })
    this.handlers = [
      // Pictures of papers go past the router.
      http.all('*/app/documents/:id?', ({ request, params }) =>
        this.#document(request, params as HandlerArgs['params']),
      ),
      tellWhereTo(prototype),
      ...prototype,
    ]
  }

  async signIn(name: string): Promise<void> {
    const { password = '' } = demoAccounts.find(({ userName }) => userName === name) ?? {}
    const client = createClient(overTheNetwork, window.location.origin)
    const { access_token, user } = await client.call(login, {
      body: { identifier: name, password },
    })
    this.#session.signIn(access_token, user)
  }

  /** The token is no longer good, and nobody has been told. */
  endToken(): void {
    const { user } = this.#session
    if (user) this.#session.signIn('ended', user)
  }

  /** The pages, to be shown from an address on. */
  pages() {
    const table = [
      { ...this.#stub('root', root), children: routes.map((route) => this.#route(route)) },
      { ...this.#stub('gateway', gateway), path: GATEWAY },
    ]
    return createRemixStub(table as StubRoute[])
  }

  #route({ id, path, index, module, children }: AppRoute): StubRoute {
    const stub = { ...this.#stub(id, module), path, index }
    return (
      index ? stub : { ...stub, children: children.map((child) => this.#route(child)) }
    ) as StubRoute
  }

  #stub(id: string, { default: Component, loader, action, ...rest }: RouteModule) {
    return { ...rest, id, Component, loader: this.#inPlace(loader), action: this.#inPlace(action) }
  }

  /** A loader or an action as the server runs it, in the browser. */
  #inPlace(handler: Handler | undefined) {
    if (!handler) return undefined
    return async (args: HandlerArgs): Promise<unknown> => {
      try {
        return stay(await handler({ ...args, context: this.#context(args.request) }))
      } catch (thrown) {
        throw stay(thrown)
      }
    }
  }

  #context(request: Request): AppContext {
    const server = {
      transport: overTheNetwork,
      mode: 'mock' as const,
      now: () => this.now,
      newId: () => `made-${String((this.#made += 1)).padStart(6, '0')}`,
      demoAccounts,
      google: true,
      agency: { name: 'Jatra Travels', registration: 'SAMPLE-0000', address: 'Dhaka, Bangladesh' },
      publicOrigin: undefined,
    }
    const headers = { 'x-jatra-scenario': this.scenario || 'reset' }
    return createContext(server, request, this.#session, '', headers)
  }

  async #document(request: Request, params: HandlerArgs['params']): Promise<Response> {
    const module = routes.find(({ path }) => path === 'app/documents/:id?')?.module
    const handler = request.method === 'GET' ? module?.loader : module?.action
    const answer = await handler?.({ request, params, context: this.#context(request) })
    return answer instanceof Response ? answer : Response.error()
  }
}

/** Where the service worker takes it. A browser does not send a body that is still coming in. */
const overTheNetwork: Transport = async (request) => {
  const { pathname, search } = new URL(request.url)
  const { method, headers, signal } = request
  const body = method === 'GET' ? null : await request.arrayBuffer()
  return fetch(pathname + search, { method, headers, signal, body })
}

/** An answer that would leave the page leads on within it: the payment page is one of the pages here. */
function stay(answer: unknown): unknown {
  const location = answer instanceof Response ? answer.headers.get('location') : null
  if (!(answer instanceof Response) || location === null) return answer
  const headers = new Headers(answer.headers)
  headers.delete('x-remix-reload-document')
  const { pathname, search } = new URL(location, window.location.origin)
  headers.set('location', pathname + search)
  return new Response(null, { status: answer.status, headers })
}
