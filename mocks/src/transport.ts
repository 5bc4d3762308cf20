import type { Transport } from '@jatra/contract/client'
import { Refusal } from '@jatra/contract/problem'
import { getResponse } from 'msw'
import { createHandlers } from './handlers.ts'
import type { MockOptions } from './world.ts'

/**
 * Prototype mode's transport: the handlers answer the request in this process. Nothing global is patched, so that an
 * edit under the development server never makes a call run twice. The state lives as long as the transport.
 */
export function createMockTransport(options: MockOptions): Transport {
  const handlers = createHandlers(options)
  return async (request) => {
    const response = await getResponse(handlers, request)
    return response ?? new Refusal('not_found', 'There is nothing here.').toResponse()
  }
}
