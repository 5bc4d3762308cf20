import type { Call, ParsedInput } from '@jatra/contract/http/call'
import { invalidInput, parseInput } from '@jatra/contract/http/problem'
import { assertReadable, parseJsonBody, readQuery } from '@jatra/contract/http/request-input'
import type { z } from 'zod'
import { readBody } from './read-body.ts'

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
    query: parse(call.query, call.query && readQuery(request.url)),
    body: parse(call.body, call.body && (await jsonOf(request))),
  } as ParsedInput<C>
}

async function jsonOf(request: Request): Promise<unknown> {
  return parseJsonBody(request.headers.get('content-type'), await readBody(request))
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  assertReadable(value)
  const parsed = parseInput(schema, value)
  if (!parsed.success) throw invalidInput(parsed.error)
  return parsed.data
}
