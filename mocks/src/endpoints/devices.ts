import { deviceUnknown } from '@jatra/contract/account/account-errors'
import * as endpoints from '@jatra/contract/account/device-endpoints'
import type { HttpHandler } from 'msw'
import { sayDone } from '@jatra/contract/messages/say-done'
import { languageOfAnswer, type Answer } from '../answer.ts'
import { devicesOf, endSessions } from '../state/sessions.ts'

/** The account's signed-in devices. */
export function deviceHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(endpoints.listDevices, ({ params, visitor, token }) =>
      devicesOf(visitor, params.userId, token),
    ),

    answer(endpoints.endDevice, (asked) => {
      const { params, visitor } = asked
      for (const [token, { userId, id }] of visitor.tokens) {
        if (userId !== params.userId || id !== params.deviceId) continue
        visitor.tokens.delete(token)
        return sayDone('signedOut', languageOfAnswer(asked))
      }
      throw deviceUnknown()
    }),

    answer(endpoints.endAllDevices, (asked) => {
      endSessions(asked.visitor, asked.params.userId)
      return sayDone('signedOutEverywhere', languageOfAnswer(asked))
    }),
  ]
}
