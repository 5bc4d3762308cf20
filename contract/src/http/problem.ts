import { z } from 'zod'

/**
 * Every reason why a call may be refused, with its HTTP status (api/README.md, "Refusals").
 * `code` is for programs; `message` is the sentence that the spec's screens show.
 */
export const problemStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_taken: 409,
  not_paid: 409,
  price_changed: 409,
  request_in_progress: 409,
  sold_out: 409,
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

/** Field path (`travelers.0.firstName`) to the messages for it. */
export type FieldErrors = Record<string, string[]>

/** Body of every refusal, `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** On price_changed: what the price is now, integer BDT (decision 013, The API computes the price again). */
  price: z.number().int().optional(),
})
export type Problem = z.infer<typeof problemSchema>

/** Nobody mends more at once, and an answer must not be larger than the request that it refuses. */
const MAX_FIELD_ERRORS = 50
const MAX_FIELD_LENGTH = 200

/** A refused call: thrown by the domain, answered as a problem, thrown again by the client. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: FieldErrors | undefined
  readonly price: number | undefined
  /** Seconds to wait before trying again, on rate_limited, too_many_unpaid and provider_unavailable. */
  readonly retryAfter: number | undefined

  constructor(
    code: ProblemCode,
    message: string,
    more: { errors?: FieldErrors; price?: number; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = problemStatus[code]
    this.errors = more.errors && firstErrors(more.errors)
    this.price = more.price
    this.retryAfter = more.retryAfter
  }

  toProblem(): Problem {
    return {
      type: 'about:blank',
      title: this.code.replaceAll('_', ' '),
      status: this.status,
      code: this.code,
      message: this.message,
      ...(this.errors && { errors: this.errors }),
      ...(this.price !== undefined && { price: this.price }),
    }
  }

  /** The HTTP answer for this refusal; the same on the real API and in prototype mode. */
  toResponse(): Response {
    return new Response(JSON.stringify(this.toProblem()), {
      status: this.status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        ...(this.retryAfter !== undefined && { 'retry-after': String(this.retryAfter) }),
      },
    })
  }
}

/** Said of a value whose schema has no words of its own. */
export const CHECK_VALUE = 'Please check this value'

/**
 * Parses what somebody sent. Whatever the schema refuses without a message of its own is answered in our words: zod's
 * own ("expected number, received NaN") are for programmers, and a refusal is read by travellers.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(value, { error: () => CHECK_VALUE })
}

/** The first of many errors. Every way to refuse a field ends here, and the app's forms too. */
export function firstErrors(errors: FieldErrors): FieldErrors {
  let left = MAX_FIELD_ERRORS
  const kept: [string, string[]][] = []
  for (const [field, messages] of Object.entries(errors)) {
    if (left === 0) break
    const first = messages.slice(0, left)
    left -= first.length
    kept.push([field.slice(0, MAX_FIELD_LENGTH), first])
  }
  return Object.fromEntries(kept)
}

/** The field map of a zod error, keyed by dotted path; `''` holds what belongs to no field. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors = new Map<string, string[]>()
  for (const issue of error.issues.slice(0, MAX_FIELD_ERRORS)) {
    const field = issue.path.join('.')
    errors.set(field, [...(errors.get(field) ?? []), issue.message])
  }
  return Object.fromEntries(errors)
}

/** A zod error as the refusal that a caller gets: 400 with a field map. */
export function invalidInput(error: z.ZodError): Refusal {
  const errors = fieldErrorsOf(error)
  const first = Object.values(errors)[0]?.[0] ?? 'Please check what you entered.'
  return new Refusal('invalid_input', first, { errors })
}
