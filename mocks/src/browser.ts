import type { HttpHandler } from 'msw'
import { createHandlers } from './handlers.ts'
import { REFERENCE_NOW } from './fixtures/reference.ts'
import type { MockOptions } from './mock-backend.ts'

/**
 * Handlers for a service worker (`setupWorker(...browserHandlers())`) and for stories (`parameters.msw.handlers`).
 * The clock stands at the fixtures' reference moment and ids count up, so stories are reproducible.
 */
export function browserHandlers(options: Partial<MockOptions> = {}): HttpHandler[] {
  let made = 0
  return createHandlers({
    clock: () => REFERENCE_NOW,
    newId: () => `story-${String((made += 1)).padStart(6, '0')}`,
    ...options,
  })
}
