import type { Endpoint, ParsedInput } from '@jatra/contract/http/endpoint'
import { invalidInput, parseInput } from '@jatra/contract/http/problem'
import { assertReadable, parseJsonBody, readQuery } from '@jatra/contract/http/request-input'
import type { z } from 'zod'
import { readBody } from './read-body.ts'

/**
 * What a request gives to an endpoint, parsed by its contract. Unknown fields are dropped.
 * @throws DomainError invalid_input with a field map
 */
export async function readInput<C extends Endpoint>(
  endpoint: C,
  request: Request,
  params: Record<string, string>,
): Promise<ParsedInput<C>> {
  return {
    params: parse(endpoint.params, params),
    query: parse(endpoint.query, endpoint.query && readQuery(request.url)),
    body: parse(endpoint.body, endpoint.body && (await jsonOf(request))),
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
