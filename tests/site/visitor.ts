import { randomUUID } from 'node:crypto'

/** A browser without a screen: keeps its cookies, posts forms from the site's own pages, follows nothing. */
export class Visitor {
  #cookies = new Map<string, string>()
  readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  async get(path: string): Promise<Response> {
    return this.#send(path, {})
  }

  /** The page that a path ends up at. */
  async follow(path: string): Promise<{ path: string; status: number; html: string }> {
    let at = path
    for (let hop = 0; hop < 5; hop++) {
      const answer = await this.get(at)
      const html = await answer.text()
      // A page that waited for something may lead on when it has it, as it does for browsers without JavaScript.
      const refresh = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(html)?.[1]
      const location = answer.headers.get('location') ?? refresh?.replaceAll('&amp;', '&')
      if (!location) return { path: at, status: answer.status, html }
      at = location.replace(this.origin, '')
    }
    throw new Error(`${path} leads round in circles`)
  }

  async post(path: string, fields: Record<string, string>): Promise<Response> {
    return this.#send(path, {
      method: 'POST',
      headers: { origin: this.origin },
      body: new URLSearchParams(fields),
    })
  }

  /** Sends a file as the body, from the site's own pages unless the headers say otherwise. */
  async upload(
    path: string,
    body: Blob | ReadableStream<Uint8Array>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.#send(path, {
      method: 'POST',
      headers: { origin: this.origin, 'content-type': 'image/jpeg', ...headers },
      body,
      duplex: 'half',
    } as RequestInit)
  }

  /** Signs up a new user. */
  async signUp(): Promise<string> {
    const userName = `u${randomUUID().slice(0, 8)}`
    const email = `${userName}@example.com`
    const answer = await this.post('/register', { userName, email, password: 'Jatra@2026' })
    if (answer.status !== 302) throw new Error(`Sign-up was answered with ${answer.status}`)
    return userName
  }

  /** Puts another browser's cookies into this one, as a thief or a planter would. */
  takeCookiesOf(other: Visitor): void {
    this.#cookies = new Map(other.#cookies)
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...this.#cookies].map((pair) => pair.join('=')).join('; '))
    const answer = await fetch(this.origin + path, { ...init, headers, redirect: 'manual' })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1)
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
}

/** The value of a hidden field in a page. */
export function hiddenField(html: string, name: string): string {
  const tag = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
  return /value="([^"]*)"/.exec(tag)?.[1] ?? ''
}

export const traveller = {
  'travelers[0].title': 'Ms.',
  'travelers[0].gender': 'Female',
  'travelers[0].firstName': 'Nusrat',
  'travelers[0].lastName': 'Jahan',
  'travelers[0].birthYear': '1994',
  'travelers[0].birthMonth': '2',
  'travelers[0].birthDay': '28',
  'travelers[0].nationality': 'BD',
  'travelers[0].countryNumberCode': '880',
  'travelers[0].mobileNumber': '01712345678',
  'travelers[0].email': 'nusrat@example.com',
}
