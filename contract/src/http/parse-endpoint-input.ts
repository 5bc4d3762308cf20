import type { z } from 'zod'
import type { Endpoint, ParsedInput } from './endpoint.ts'
import { invalidInput, parseInput } from './problem.ts'
import { assertReadable } from './request-input.ts'

/** What a request gave, before parsing. */
interface GivenInput {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * The input of an endpoint, parsed by its schemas. Unknown fields are dropped.
 * @throws DomainError invalid_input with a field map
 */
export function parseEndpointInput<C extends Endpoint>(
  endpoint: C,
  given: GivenInput,
): ParsedInput<C> {
  // Unknown in the general; each schema's own type for the endpoint that is asked for.
  const input: ParsedInput<Endpoint> = {
    params: parse(endpoint.params, given.params),
    query: parse(endpoint.query, given.query),
    body: parse(endpoint.body, given.body),
  }
  return input
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  assertReadable(value)
  const parsed = parseInput(schema, value)
  if (!parsed.success) throw invalidInput(parsed.error)
  return parsed.data
}

/** An owner's endpoint names the account in its path, or in its body where the path has none. */
export function namedUserId(input: { params?: unknown; body?: unknown }): unknown {
  return userIdOf(input.params) ?? userIdOf(input.body)
}

function userIdOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'userId' in value ? value.userId : undefined
}
