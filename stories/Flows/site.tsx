import { createRemixStub } from '@remix-run/testing'
import { http, type HttpHandler } from 'msw'
import { root, routes, type AppRoute, type RouteModule } from 'virtual:app-routes'
import { login } from '@jatra/contract/account/auth-endpoints'
import type { Logger } from '@jatra/contract/observability/logging'
import { createClient, type Client, type Transport } from '@jatra/contract/http/client'
import type { SignedIn } from '@jatra/contract/account/user'
import { demoAccounts } from '@jatra/mocks/accounts'
import { browserHandlers } from '@jatra/mocks/browser'
import { REFERENCE_NOW } from '@jatra/mocks/fixtures/reference'
import { offeredAccounts } from '@jatra/mocks/offered-accounts'
import { USER_AGENT_HEADER } from '@jatra/mocks/state/sessions'
import { createContext, type AppContext } from '~/server/context.server.ts'
import { noViewCache } from '~/server/cache/view-cache.server.ts'
import { Session } from '~/server/session/session.server.ts'
import { language } from '~/messages/language.ts'
import { gateway, GATEWAY, tellWhereTo } from './gateway.tsx'

type StubRoute = Parameters<typeof createRemixStub>[0][number]
type Handler = NonNullable<RouteModule['loader']>
type HandlerArgs = Parameters<Handler>[0]

/** User agents, as the list of devices names them. */
const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
export const PHONE =
  'Mozilla/5.0 (Linux; Android 15; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

export const passwordOf = (demoAccount: string) =>
  demoAccounts.find(({ userName }) => userName === demoAccount)?.password ?? ''

let opened = 0

/** Sends a request over the network, to the service worker. Browsers do not send a streaming body. */
const overTheNetwork: Transport = async (request) => {
  const { pathname, search } = new URL(request.url)
  const { method, headers, signal } = request
  const body = method === 'GET' ? null : await request.arrayBuffer()
  return fetch(pathname + search, { method, headers, signal, body })
}

/** A story's log goes nowhere: its console must stay silent. */
const silent: Logger = { info: () => {}, warn: () => {}, error: () => {} }

/** The whole site on mock data, for one showing of a story. */
export class Site {
  /** Everything that the pages and their loaders ask for over the network. */
  readonly handlers: readonly HttpHandler[]
  /** Names of scenarios that are in play from the next call on. */
  scenario: string
  /**
   * Epoch milliseconds, of site and prototype. Each run starts a little later, because a countdown that gets the same
   * server time again would continue where it was.
   */
  now = REFERENCE_NOW + (opened += 1)
  /** The prototype, for what a story begins with. */
  readonly client: Client = createClient(overTheNetwork, window.location.origin)
  /** The signed-in persona. */
  me: SignedIn | undefined
  readonly #session: Session
  #made = 0

  constructor(scenario = '') {
    this.scenario = scenario
    // A visitor of its own, so that nothing cached is reused by the next showing.
    this.#session = new Session({ visitor: `showing-${opened}` })
    const prototype = browserHandlers({ clock: () => this.now })
    this.handlers = [...this.#resources(), tellWhereTo(prototype), ...prototype]
  }

  async signIn(identifier: string): Promise<void> {
    const body = { identifier, password: passwordOf(identifier) }
    const headers = { [USER_AGENT_HEADER]: COMPUTER, 'accept-language': language }
    this.me = await this.client.call(login, { body }, { headers })
    this.#session.signIn(this.me.access_token, this.me.user)
  }

  /** The token has expired on the server; the browser does not know yet. */
  endToken(): void {
    const { user } = this.#session
    if (user) this.#session.signIn('ended', user)
  }

  /** The pages, to be shown from an address on. */
  pages() {
    const table = [
      { ...this.#stub('root', root), children: routes.map((route) => this.#route(route)) },
      { ...this.#stub('gateway', gateway(this.#headers)), path: GATEWAY },
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
      language,
      languages: [language],
      views: noViewCache,
      now: () => this.now,
      newId: () => `made-${String((this.#made += 1)).padStart(6, '0')}`,
      demoAccounts: offeredAccounts,
      google: true,
      agency: {
        ...{ name: 'Jatra Travels', registration: 'SAMPLE-0000', address: 'Dhaka, Bangladesh' },
        ...{ phone: '+880 9600 123456', email: 'hello@jatra.example', hours: '10:00-18:00' },
      },
      linkPictures: { get: () => Promise.reject(new Error('Pictures of links need a server')) },
      publicOrigin: undefined,
      log: silent,
    }
    return createContext(
      server,
      request,
      this.#session,
      { nonce: '', requestId: 'a1b2c3d4e5f6', byScript: true },
      this.#headers(),
    )
  }

  readonly #headers = () => ({
    'x-jatra-scenario': this.scenario || 'reset',
    [USER_AGENT_HEADER]: COMPUTER,
    'accept-language': language,
  })

  /** Routes without a page, which scripts ask past the router. */
  #resources(): HttpHandler[] {
    return routes
      .filter(({ module }) => !module.default)
      .flatMap(({ path = '', module }) =>
        addressesOf(path).map((address) =>
          http.all(`/${address}`, async ({ request, params }) => {
            const handler = request.method === 'GET' ? module.loader : module.action
            const context = this.#context(request)
            const given = params as HandlerArgs['params']
            const answer = await handler?.({ request, params: given, context })
            return answer instanceof Response ? answer : Response.json(answer)
          }),
        ),
      )
  }
}

/** With and without its last part, when that may be missing. */
function addressesOf(path: string): string[] {
  const [, before, last] = /^(.*)\/(:\w+)\?$/.exec(path) ?? []
  return before && last ? [`${before}/${last}`, before] : [path]
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
