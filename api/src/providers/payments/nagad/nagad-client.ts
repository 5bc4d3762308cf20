import { isIPv4 } from 'node:net'
import type { Logger } from '@jatra/contract/observability/logging'
import { z } from 'zod'
import { GatewayError, isTurnedAway } from '../gateway.ts'
import { openMessage, type NagadKeys } from './nagad-crypto.ts'

/** Nagad publishes none; the same as bKash's. */
const TIMEOUT_MS = 30_000
const API_VERSION = 'v-0.2.0'
/** Where the payer's address is not known or no IPv4. */
const NO_ADDRESS = '0.0.0.0'

export interface NagadClientOptions {
  /** `https://api.mynagad.com`, its sandbox, or ours. */
  baseUrl: string
  /** Our private key, and Nagad's public one. */
  keys: NagadKeys
  fetch: (request: Request) => Promise<Response>
  log: Logger
  /** How long a call may take, milliseconds. */
  timeout?: ((ms: number) => AbortSignal) | undefined
}

/** Nagad said no, or what stands in front of it. Its texts are not kept. */
export class NagadError extends GatewayError {
  readonly status: number
  /** Nagad's own word for it; empty where it gave none. */
  readonly reason: string

  constructor(call: string, status: number, reason: string) {
    super(`Nagad answered ${status} ${reason} at ${call}`)
    this.name = 'NagadError'
    this.status = status
    this.reason = reason
  }
}

/** No answer that can be read and is Nagad's came in time: Nagad may have done what was asked. */
class NagadSilent extends GatewayError {
  constructor(call: string, kind: string) {
    super(`Nagad gave no readable answer at ${call} (${kind})`, { away: true })
    this.name = 'NagadSilent'
  }
}

interface NagadRequest<Schema extends z.ZodType> {
  method: 'GET' | 'POST'
  /** After `/api/dfs`. */
  path: string
  /** Of the path, for the log. */
  name: string
  body?: unknown
  answer: Schema
  payerAddress?: string | undefined
}

const rejectionSchema = z.object({ reason: z.union([z.string(), z.number()]) })
const sealedSchema = z.object({ sensitiveData: z.string(), signature: z.string() })

/** Nagad's protocol: each method is one request, sent once. All throw a GatewayError. */
export function createNagadClient(options: NagadClientOptions) {
  const { keys, log, timeout = AbortSignal.timeout.bind(AbortSignal) } = options

  return {
    send,
    /** The same for an answer that is encrypted for us and signed by Nagad. */
    async sendSealed<Schema extends z.ZodType>(
      request: NagadRequest<Schema>,
    ): Promise<z.output<Schema>> {
      const sealed = await send({ ...request, answer: sealedSchema })
      const parsed = request.answer.safeParse(openMessage(keys, sealed))
      if (parsed.success) return parsed.data
      log.error('nagad_unreadable', { call: request.name, because: 'it is not Nagad’s' })
      throw new NagadSilent(request.name, 'not signed')
    },
  }

  async function send<Schema extends z.ZodType>(
    request: NagadRequest<Schema>,
  ): Promise<z.output<Schema>> {
    const { name: call } = request
    const { status, answer } = await ask(request)
    const rejection = rejectionSchema.safeParse(answer)
    const isSlow = status === 408 || status === 499
    if (isTurnedAway(status) || (rejection.success && status < 500 && status >= 400 && !isSlow)) {
      const reason = rejection.success ? String(rejection.data.reason).slice(0, 40) : ''
      log.warn('nagad_rejected', { call, status, reason })
      throw new NagadError(call, status, reason)
    }
    const parsed = request.answer.safeParse(answer)
    if (status >= 300 || !parsed.success) {
      const fields = parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
      log.error('nagad_unreadable', { call, status, fields: fields.slice(0, 5) })
      throw new NagadSilent(call, String(status))
    }
    log.info('nagad_answered', { call, status })
    return parsed.data
  }

  async function ask({ method, path, name, body, payerAddress }: NagadRequest<z.ZodType>) {
    try {
      const base = options.baseUrl.replace(/\/$/, '')
      const request = new Request(`${base}/api/dfs${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-km-api-version': API_VERSION,
          'x-km-ip-v4': ipv4Of(payerAddress),
          'x-km-client-type': 'PC_WEB',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: timeout(TIMEOUT_MS),
      })
      const response = await options.fetch(request)
      const answer: unknown = await response.json()
      return { status: response.status, answer }
    } catch (error) {
      // Its message may quote the request, so only its kind is kept.
      const kind = error instanceof Error ? error.name : 'unknown error'
      log.warn('nagad_silent', { call: name, kind })
      throw new NagadSilent(name, kind)
    }
  }
}
export type NagadClient = ReturnType<typeof createNagadClient>

function ipv4Of(address: string | undefined): string {
  const plain = address?.replace(/^::ffff:/i, '') ?? ''
  return isIPv4(plain) ? plain : NO_ADDRESS
}
