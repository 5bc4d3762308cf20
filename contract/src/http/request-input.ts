import { DomainError, invalidFields } from './problem.ts'

/**
 * How much one request may hold, by count: rejected before anything validates it, because each value that is wrong
 * costs more to reject than to send. The largest that any endpoint takes is a package of about 300
 * values.
 */
export const inputLimits = {
  /** Of JSON, characters; UTF-8 may need three bytes for one. */
  bodyBytes: 1024 * 1024,
  values: 5_000,
  depth: 20,
  listLength: 100,
  nameLength: 100,
  /** Of forms that are posted to the API: a payment notice has about 40 fields. */
  formBytes: 16 * 1024,
  formFields: 100,
} as const

/** What separates values in JSON. Texts contain some too, so a body with a few more is read and counted exactly. */
const SEPARATORS = /[,[{]/
const SEPARATORS_PER_VALUE = 4
/** NUL and lone surrogates: valid in JSON, but PostgreSQL cannot store them. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** @throws DomainError unsupported_type for a compressed body: a few bytes of it could become any number of them. */
export function assertUncompressed(headers: Headers): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase()
  if (!encoding || encoding === 'identity') return
  throw new DomainError('unsupported_type', 'bodyCompressed')
}

/** The value of a JSON body. @throws DomainError invalid_input for what is no JSON, or holds more than any endpoint takes */
export function parseJsonBody(contentType: string | null, body: string): unknown {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new DomainError('invalid_input', 'bodyNoJson')
  }
  if (hasMore(body, SEPARATORS, inputLimits.values * SEPARATORS_PER_VALUE)) throw tooMuch()
  try {
    const value: unknown = JSON.parse(body)
    return value
  } catch {
    throw new DomainError('invalid_input', 'bodyInvalidJson')
  }
}

/**
 * A query as an object: a parameter that is given more than once is a list, and one without a value is none, as forms
 * and other programs send what was left empty. A name may be `__proto__`.
 */
export function readQuery(url: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  for (const [name, value] of parsePairs(new URL(url).search.slice(1), inputLimits.formFields)) {
    if (value === '') continue
    const before = query.get(name)
    if (before === undefined) query.set(name, value)
    else if (typeof before === 'string') query.set(name, [before, value])
    else before.push(value)
  }
  return Object.fromEntries(query)
}

/** What a form says, each field once. */
export type FormFields = ReadonlyMap<string, string>

/**
 * The fields of a form, by name.
 * @returns null where a field is given twice: it could be checked as one thing and read as another
 * @throws DomainError invalid_input for more fields, or longer names, than any form has
 */
export function readFormFields(body: string): FormFields | null {
  const pairs = parsePairs(body, inputLimits.formFields)
  const fields = new Map(pairs)
  return fields.size === pairs.length ? fields : null
}

/**
 * The pairs of a form or query, counted before they are parsed: URLSearchParams takes six seconds over half a million.
 * @throws DomainError invalid_input for more than `max`, or for a name that is too long
 */
export function parsePairs(body: string, max: number): [name: string, value: string][] {
  if (hasMore(body, /&/, max - 1)) throw tooMuch()
  const pairs = [...new URLSearchParams(body)]
  if (pairs.some(([name]) => name.length > inputLimits.nameLength)) throw tooMuch()
  return pairs
}

/**
 * Rejects what no endpoint can mean, before its schema sees it. Walks without recursion, because the depth is the
 * sender's choice, and stops at the first value too many.
 * @throws DomainError invalid_input, with the field of a text that cannot be stored
 */
export function assertReadable(input: unknown): void {
  const waiting: { value: unknown; path: string; depth: number }[] = [
    { value: input, path: '', depth: 0 },
  ]
  let values = 0
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, path, depth } = item
    if (typeof value === 'string') assertStorable(value, path)
    if (typeof value !== 'object' || value === null) continue
    if (depth >= inputLimits.depth) {
      throw new DomainError('invalid_input', 'tooDeep')
    }
    const inner = Object.entries(value)
    values += inner.length
    if (values > inputLimits.values) throw tooMuch()
    if (Array.isArray(value) && inner.length > inputLimits.listLength) throw tooMuch()
    for (const [name, one] of inner) {
      if (name.length > inputLimits.nameLength) throw tooMuch()
      waiting.push({ value: one, path: path ? `${path}.${name}` : name, depth: depth + 1 })
    }
  }
}

function assertStorable(value: string, path: string): void {
  if (!UNSTORABLE.test(value)) return
  throw invalidFields({ [path]: ['unreadable'] })
}

/** Whether a pattern of one character is found more than `max` times; looks no further than that. */
function hasMore(body: string, pattern: RegExp, max: number): boolean {
  const global = new RegExp(pattern, 'g')
  for (let found = 0; global.test(body); found += 1) if (found === max) return true
  return false
}

function tooMuch(): DomainError {
  return new DomainError('invalid_input', 'tooMuch')
}
