import * as calls from '@jatra/contract/calls/devices'
import { Refusal } from '@jatra/contract/problem'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'
import { endSessions } from '../state/sessions.ts'

/** Where somebody is signed in. */
export function deviceHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(calls.listDevices, ({ params, visitor, token }) =>
      [...visitor.tokens]
        .filter(([, { userId }]) => userId === params.userId)
        .map(([key, { id, userAgent, createdAt, usedAt }]) => ({
          _id: id,
          userAgent,
          createdAt: new Date(createdAt).toISOString(),
          lastUsedAt: new Date(usedAt).toISOString(),
          current: key === token,
        }))
        .sort(
          (a, b) =>
            Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
        ),
    ),

    answer(calls.endDevice, ({ params, visitor }) => {
      for (const [token, { userId, id }] of visitor.tokens) {
        if (userId !== params.userId || id !== params.deviceId) continue
        visitor.tokens.delete(token)
        return { message: 'Signed out' }
      }
      throw new Refusal('not_found', 'This device is not signed in.')
    }),

    answer(calls.endAllDevices, ({ params, visitor }) => {
      endSessions(visitor, params.userId)
      return { message: 'Signed out everywhere' }
    }),
  ]
}
