import type { Endpoint, ParsedInput } from '@jatra/contract/http/endpoint'
import { parseEndpointInput } from '@jatra/contract/http/parse-endpoint-input'
import { parseJsonBody, readQuery } from '@jatra/contract/http/request-input'
import { readBody } from './read-body.ts'

/**
 * The input of an endpoint, parsed by its contract. Unknown fields are dropped.
 * @throws DomainError invalid_input with a field map
 */
export async function readInput<C extends Endpoint>(
  endpoint: C,
  request: Request,
  params: Record<string, string>,
): Promise<ParsedInput<C>> {
  return parseEndpointInput(endpoint, {
    params,
    query: endpoint.query && readQuery(request.url),
    body: endpoint.body && (await jsonOf(request)),
  })
}

async function jsonOf(request: Request): Promise<unknown> {
  return parseJsonBody(request.headers.get('content-type'), await readBody(request))
}
