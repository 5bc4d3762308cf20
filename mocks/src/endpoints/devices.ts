import * as endpoints from '@jatra/contract/account/device-endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'
import { devicesOf, endSessions } from '../state/sessions.ts'

/** The account's signed-in devices. */
export function deviceHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(endpoints.listDevices, ({ params, visitor, token }) =>
      devicesOf(visitor, params.userId, token),
    ),

    answer(endpoints.endDevice, ({ params, visitor }) => {
      for (const [token, { userId, id }] of visitor.tokens) {
        if (userId !== params.userId || id !== params.deviceId) continue
        visitor.tokens.delete(token)
        return { message: 'Signed out' }
      }
      throw new DomainError('not_found', 'deviceUnknown')
    }),

    answer(endpoints.endAllDevices, ({ params, visitor }) => {
      endSessions(visitor, params.userId)
      return { message: 'Signed out everywhere' }
    }),
  ]
}
