import type { Transport } from '@jatra/contract/http/client'
import { Refusal } from '@jatra/contract/http/problem'
import { getResponse } from 'msw'
import { handlersOf } from './handlers.ts'
import { createWorld, type MockOptions, type World } from './world.ts'

/**
 * Prototype mode's transport: the handlers answer the request in this process. Nothing global is patched, so that an
 * edit under the development server never makes a call run twice. The state lives as long as the world.
 */
export function createTransport(world: World): Transport {
  const handlers = handlersOf(world)
  return async (request) => {
    const response = await getResponse(handlers, request)
    return response ?? new Refusal('not_found', 'There is nothing here.').toResponse()
  }
}

/** A transport around a world of its own. */
export function createMockTransport(options: MockOptions): Transport {
  return createTransport(createWorld(options))
}
