import { z } from 'zod'
import { issue, partsOf, readIssue, type Message } from '../messages/message.ts'
import { writeMessage } from '../messages/write-message.ts'
import { keysOf } from '../values/keys-of.ts'
import type { Language } from '../values/language.ts'
import { languageAsked, languageHeaders } from './accept-language.ts'

/**
 * Every reason why an endpoint may be rejected, with its HTTP status (api/README.md, "Errors").
 * `code` is for programs; `message` is the sentence that the spec's screens show.
 */
export const problemStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_taken: 409,
  documents_missing: 409,
  not_paid: 409,
  outdated: 409,
  price_changed: 409,
  request_in_progress: 409,
  sold_out: 409,
  visa_closed: 409,
  session_expired: 410,
  withdrawn: 410,
  link_expired: 410,
  body_too_large: 413,
  uri_too_long: 414,
  unsupported_type: 415,
  misdirected_request: 421,
  passengers_refused: 422,
  document_refused: 422,
  too_many_documents: 422,
  too_many_travelers: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  too_many_unpaid: 429,
  internal: 500,
  provider_unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** Field path (`travelers.0.firstName`) to the messages for it, written in a language. */
export type FieldErrors = Record<string, string[]>
/** The same before they are written in a language. */
export type FieldMessages = Record<string, Message[]>

/** What names a message, whatever the language. */
const partsShape = {
  key: z.string().optional(),
  /** What stands in the message: amounts in BDT, days as `YYYY-MM-DD`, moments in ISO 8601. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
}

/** Body of every error answer, `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(keysOf(problemStatus)),
  /** In the language that was asked for. */
  message: z.string(),
  ...partsShape,
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** What names each of `errors`, in their order. */
  reasons: z.record(z.string(), z.array(z.object(partsShape))).optional(),
  /** On price_changed: what the price is now, integer BDT. */
  price: z.number().int().optional(),
  /** Where an order of the caller's own is the reason: which one. */
  orderId: z.string().optional(),
})
export type Problem = z.infer<typeof problemSchema>

/** Enough for one correction; keeps the answer smaller than the request. */
const MAX_FIELD_ERRORS = 50
const MAX_FIELD_LENGTH = 200

/**
 * An expected failure: thrown by the domain, sent as a problem in the language that was asked for, and thrown again by the
 * client. Its own `message` and `errors` are in English, for logs and commands, and in the client as they were answered.
 */
export class DomainError extends Error {
  readonly code: ProblemCode
  readonly status: number
  /** The message before it is written in a language. */
  readonly reason: Message
  readonly fields: FieldMessages | undefined
  readonly errors: FieldErrors | undefined
  readonly price: number | undefined
  readonly orderId: string | undefined
  /** Seconds to wait before trying again, on rate_limited, too_many_unpaid and provider_unavailable. */
  readonly retryAfter: number | undefined

  constructor(
    code: ProblemCode,
    reason: Message,
    more: { errors?: FieldMessages; price?: number; orderId?: string; retryAfter?: number } = {},
  ) {
    super(writeMessage(reason, 'en'))
    this.name = 'DomainError'
    this.code = code
    this.status = problemStatus[code]
    this.reason = reason
    this.fields = more.errors && firstErrors(more.errors)
    this.errors = this.fields && writeFields(this.fields, 'en')
    this.price = more.price
    this.orderId = more.orderId
    this.retryAfter = more.retryAfter
  }

  toProblem(language: Language): Problem {
    return {
      type: 'about:blank',
      title: this.code.replaceAll('_', ' '),
      status: this.status,
      code: this.code,
      message: writeMessage(this.reason, language),
      ...partsOf(this.reason),
      ...(this.fields && {
        errors: writeFields(this.fields, language),
        reasons: eachOf(this.fields, partsOf),
      }),
      ...(this.price !== undefined && { price: this.price }),
      ...(this.orderId !== undefined && { orderId: this.orderId }),
    }
  }

  /** The HTTP answer; the same from the API and in prototype mode. @param headers of the request: they name the language */
  toResponse(headers: Headers): Response {
    const language = languageAsked(headers)
    return new Response(JSON.stringify(this.toProblem(language)), {
      status: this.status,
      headers: {
        'content-type': 'application/problem+json',
        ...languageHeaders(language),
        'cache-control': 'no-store',
        ...(this.retryAfter !== undefined && { 'retry-after': String(this.retryAfter) }),
      },
    })
  }
}

/**
 * Parses input. Zod's own messages ("expected number, received NaN") are for programmers, so a schema without a message
 * gets ours, which travellers read.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(value, {
    error: ({ input }) => issue(input === undefined ? 'valueMissing' : 'checkValue'),
  })
}

/** The first of many errors; the limit for every field map, in the app's forms too. */
export function firstErrors<One>(errors: Record<string, One[]>): Record<string, One[]> {
  let left = MAX_FIELD_ERRORS
  const kept: [string, One[]][] = []
  for (const [field, messages] of Object.entries(errors)) {
    if (left === 0) break
    const first = messages.slice(0, left)
    left -= first.length
    kept.push([field.slice(0, MAX_FIELD_LENGTH), first])
  }
  return Object.fromEntries(kept)
}

/** The field map of a zod error, keyed by dotted path; `''` holds what belongs to no field. */
export function fieldMessagesOf(error: z.ZodError): FieldMessages {
  const errors = new Map<string, Message[]>()
  for (const { path, message } of error.issues.slice(0, MAX_FIELD_ERRORS)) {
    const field = path.join('.')
    errors.set(field, [...(errors.get(field) ?? []), readIssue(message)])
  }
  return Object.fromEntries(errors)
}

/** The same in a language. */
export const fieldErrorsOf = (error: z.ZodError, language: Language = 'en'): FieldErrors =>
  writeFields(fieldMessagesOf(error), language)

const writeFields = (fields: FieldMessages, language: Language): FieldErrors =>
  eachOf(fields, (message) => writeMessage(message, language))

/** A field map with something in the place of each message. */
function eachOf<Made>(
  fields: FieldMessages,
  make: (message: Message) => Made,
): Record<string, Made[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.map(make)]),
  )
}

/** A zod error as a DomainError: 400 with a field map. */
export function invalidInput(error: z.ZodError): DomainError {
  return invalidFields(fieldMessagesOf(error))
}

/** 400 with a field map; its message is the first of them. */
export function invalidFields(errors: FieldMessages): DomainError {
  const first = Object.values(errors)[0]?.[0] ?? 'checkInput'
  return new DomainError('invalid_input', first, { errors })
}
