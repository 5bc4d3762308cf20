import type { Transport } from '@jatra/contract/http/client'
import { nothingHere } from '@jatra/contract/http/http-errors'
import { getResponse } from 'msw'
import { handlersOf } from './handlers.ts'
import { createMockBackend, type MockOptions, type MockBackend } from './mock-backend.ts'

/**
 * Prototype mode's transport: the handlers answer the request in this process. It patches no globals, because under the
 * development server each edit would register the handlers once more and run every request twice.
 */
export function createTransport(backend: MockBackend): Transport {
  const handlers = handlersOf(backend)
  return async (request) => {
    const response = await getResponse(handlers, request)
    return response ?? nothingHere().toResponse(request.headers)
  }
}

/** A transport with a new mock backend. */
export function createMockTransport(options: MockOptions): Transport {
  return createTransport(createMockBackend(options))
}
