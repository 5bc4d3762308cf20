import { GOOGLE_PATH } from '@jatra/contract/account/google-sign-in'
import type { TestApi } from './test-api.ts'

/** A browser that signs in elsewhere: keeps its cookies, and follows the issuer's redirects back to us. */
export class GoogleVisitor {
  readonly #api: TestApi
  readonly cookies = new Map<string, string>()

  constructor(api: TestApi) {
    this.#api = api
  }

  /** Asks us; what our cookies are for is not ours to check here, so all of them go along. */
  async ask(path: string): Promise<Response> {
    const answer = await this.#api.send('GET', path, {
      headers: { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') },
    })
    keep(this.cookies, answer)
    return answer
  }

  /** To the issuer. @returns the address that we send the browser to */
  async start(redirectTo = '/'): Promise<URL> {
    const answer = await this.ask(`${GOOGLE_PATH}?${new URLSearchParams({ redirectTo })}`)
    return new URL(answer.headers.get('location') ?? '', 'http://jatra.test')
  }

  /** Through the issuer. @returns the path and query of our callback */
  async throughIssuer(start: URL): Promise<string> {
    const cookies = new Map<string, string>()
    for (let at = start, hops = 0; hops < 10; hops++) {
      const answer = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      })
      keep(cookies, answer)
      const location = answer.headers.get('location')
      if (!location)
        throw new Error(`${at.pathname}: ${String(answer.status)} ${await answer.text()}`)
      at = new URL(location, at)
      if (at.origin !== start.origin) return at.pathname + at.search
    }
    throw new Error('The issuer leads round in circles')
  }

  /** The whole way. @returns where we lead in the end */
  async signIn(redirectTo?: string): Promise<URL> {
    return this.comeBack(await this.throughIssuer(await this.start(redirectTo)))
  }

  /** @param callback the path and query of our callback */
  async comeBack(callback: string): Promise<URL> {
    const answer = await this.ask(callback)
    return new URL(answer.headers.get('location') ?? '', 'http://jatra.test')
  }
}

function keep(cookies: Map<string, string>, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';', 1)
    const at = pair.indexOf('=')
    cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
