import type { Transport } from '@jatra/contract/http/client'
import { Refusal } from '@jatra/contract/http/problem'
import { getResponse } from 'msw'
import { handlersOf } from './handlers.ts'
import { createMockBackend, type MockOptions, type MockBackend } from './mock-backend.ts'

/**
 * Prototype mode's transport: the handlers answer the request in this process. Nothing global is patched, so that an
 * edit under the development server never makes a call run twice. The state lives as long as the backend.
 */
export function createTransport(backend: MockBackend): Transport {
  const handlers = handlersOf(backend)
  return async (request) => {
    const response = await getResponse(handlers, request)
    return response ?? new Refusal('not_found', 'There is nothing here.').toResponse()
  }
}

/** A transport around a backend of its own. */
export function createMockTransport(options: MockOptions): Transport {
  return createTransport(createMockBackend(options))
}
