import type { Call, ParsedInput } from '@jatra/contract/call'
import { invalidInput, parseInput, Refusal } from '@jatra/contract/problem'
import type { z } from 'zod'

/** Deeper JSON than any call's is refused before anything walks through it. */
const MAX_DEPTH = 20
/** Half of a character: JSON can carry it, UTF-8 cannot. */
const LONE_SURROGATE = /\p{Surrogate}/u

/**
 * What a request gives to a call, parsed by its contract. Unknown fields are dropped.
 * @throws Refusal invalid_input with a field map
 */
export async function readInput<C extends Call>(
  call: C,
  request: Request,
  params: Record<string, string>,
): Promise<ParsedInput<C>> {
  return {
    params: parse(call.params, params),
    query: parse(call.query, call.query && queryOf(request)),
    body: parse(call.body, call.body && (await jsonOf(request))),
  } as ParsedInput<C>
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  refuseUnstorable(value)
  const parsed = parseInput(schema, value)
  if (!parsed.success) throw invalidInput(parsed.error)
  return parsed.data
}

/** A parameter that is given more than once is a list. Built from entries: a key may be called `__proto__`. */
function queryOf(request: Request): Record<string, string | string[]> {
  const search = new URL(request.url).searchParams
  const entries = [...new Set(search.keys())].map((key) => {
    const values = search.getAll(key)
    return [key, values.length === 1 ? (values[0] ?? '') : values] as const
  })
  return Object.fromEntries(entries)
}

async function jsonOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal('invalid_input', 'Send the body as application/json.')
  }
  const body = await request.text()
  try {
    return JSON.parse(body) as unknown
  } catch {
    throw new Refusal('invalid_input', 'The body is not valid JSON.')
  }
}

/**
 * PostgreSQL stores neither NUL characters nor lone surrogates, and nobody types them. Walks without recursion,
 * because the depth is the sender's choice.
 */
function refuseUnstorable(input: unknown): void {
  const waiting: { value: unknown; path: string; depth: number }[] = [
    { value: input, path: '', depth: 0 },
  ]
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, path, depth } = item
    if (typeof value === 'string') refuseText(value, path)
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH) throw new Refusal('invalid_input', 'The input is nested too deeply.')
    for (const [key, inner] of Object.entries(value)) {
      waiting.push({ value: inner, path: path ? `${path}.${key}` : key, depth: depth + 1 })
    }
  }
}

function refuseText(value: string, path: string): void {
  if (!value.includes('\0') && !LONE_SURROGATE.test(value)) return
  const message = 'Please use characters that can be read'
  throw new Refusal('invalid_input', message, { errors: { [path]: [message] } })
}
