import type { Logger } from '@jatra/contract/observability/logging'
import type { z } from 'zod'
import { isTurnedAway } from '../gateway.ts'
import { BkashError, BkashSilent, BkashTurnedAway } from './bkash-error.ts'
import { rejectionSchema, tokenSchema } from './bkash-schemas.ts'

/** bKash's own time-out, for all its APIs. */
const TIMEOUT_MS = 30_000

/** A merchant's keys. */
export interface BkashAccount {
  username: string
  password: string
  appKey: string
  appSecret: string
}

export interface BkashClientOptions {
  account: BkashAccount
  /** `https://tokenized.pay.bka.sh`, its sandbox, or ours. */
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  log: Logger
  /** How long a call may take, milliseconds. */
  timeout?: ((ms: number) => AbortSignal) | undefined
}

export type BkashTokens = z.output<typeof tokenSchema>

/** What bKash's paths begin with; refunds are not under the version. */
const CHECKOUT = '/v1.2.0-beta/tokenized/checkout'

/** bKash's protocol: each method is one request, sent once. All throw a GatewayError. */
export function createBkashClient(options: BkashClientOptions) {
  const { account, log, timeout = AbortSignal.timeout.bind(AbortSignal) } = options

  const keys = { app_key: account.appKey, app_secret: account.appSecret }
  const signIn = { username: account.username, password: account.password }

  return {
    grant: (): Promise<BkashTokens> => send(`${CHECKOUT}/token/grant`, signIn, keys, tokenSchema),
    refresh: (refreshToken: string): Promise<BkashTokens> =>
      send(
        `${CHECKOUT}/token/refresh`,
        signIn,
        { ...keys, refresh_token: refreshToken },
        tokenSchema,
      ),
    /** @param path after the version, or a whole one that begins with `/v2` */
    call<Schema extends z.ZodType>(
      idToken: string,
      path: string,
      body: Record<string, string>,
      schema: Schema,
    ): Promise<z.output<Schema>> {
      const whole = path.startsWith('/v2/') ? path : `${CHECKOUT}${path}`
      const headers = { authorization: idToken, 'x-app-key': account.appKey }
      return send(whole, headers, body, schema)
    },
  }

  async function send<Schema extends z.ZodType>(
    path: string,
    headers: Record<string, string>,
    body: Record<string, string>,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const name = path.split('/').slice(-2).join('/')
    const { status, answer } = await ask(path, name, headers, body)
    // It may carry a code too, and asks for a new token all the same.
    if (status === 401) throw turnedAway(name, status)
    const rejection = rejectionSchema.safeParse(answer)
    if (rejection.success && rejection.data !== '0000') {
      log.warn('bkash_rejected', { call: name, status, code: rejection.data })
      throw new BkashError(name, rejection.data)
    }
    if (isTurnedAway(status)) throw turnedAway(name, status)
    const parsed = schema.safeParse(answer)
    if (status >= 400 || !parsed.success) {
      const fields = parsed.success ? [] : parsed.error.issues.map(({ path: at }) => at.join('.'))
      log.error('bkash_unreadable', { call: name, status, fields: fields.slice(0, 5) })
      throw new BkashSilent(name, String(status))
    }
    log.info('bkash_answered', { call: name, status })
    return parsed.data
  }

  function turnedAway(name: string, status: number): BkashTurnedAway {
    log.warn('bkash_turned_away', { call: name, status })
    return new BkashTurnedAway(name, status)
  }

  async function ask(
    path: string,
    name: string,
    headers: Record<string, string>,
    body: Record<string, string>,
  ): Promise<{ status: number; answer: unknown }> {
    try {
      const request = new Request(`${options.baseUrl.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        // The tokens go to no other host.
        redirect: 'error',
        signal: timeout(TIMEOUT_MS),
      })
      const response = await options.fetch(request)
      return { status: response.status, answer: await response.json() }
    } catch (error) {
      // Its message may quote the request, so only its kind is kept.
      const kind = error instanceof Error ? error.name : 'unknown error'
      log.warn('bkash_silent', { call: name, kind })
      throw new BkashSilent(name, kind)
    }
  }
}
export type BkashClient = ReturnType<typeof createBkashClient>
