import { z } from 'zod'
import { doneSchema } from '../http/done.ts'
import { defineEndpoint } from '../http/endpoint.ts'

/** A browser or program that is signed in to an account. */
export const deviceSchema = z.object({
  _id: z.string(),
  /** Its User-Agent, null without one. */
  userAgent: z.string().nullable(),
  /** When it signed in, ISO 8601. */
  createdAt: z.iso.datetime(),
  /** ISO 8601, exact to the hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the device of this request. */
  current: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

/** How many characters of a User-Agent are stored. */
export const MAX_USER_AGENT = 300

export const listDevices = defineEndpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/api/auth/{userId}/devices',
  access: 'owner',
  summary:
    'Where the user is signed in: the device that asks first, then by last use. At most 100.',
  params: z.object({ userId: z.string() }),
  output: z.array(deviceSchema),
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

export const endDevice = defineEndpoint({
  name: 'endDevice',
  method: 'DELETE',
  path: '/api/auth/{userId}/devices/{deviceId}',
  access: 'owner',
  summary: 'Signs one device out, from this moment.',
  params: z.object({ userId: z.string(), deviceId: z.string() }),
  output: doneSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const endAllDevices = defineEndpoint({
  name: 'endAllDevices',
  method: 'DELETE',
  path: '/api/auth/{userId}/devices',
  access: 'owner',
  summary: 'Signs every device out, the one that asks too.',
  params: z.object({ userId: z.string() }),
  output: doneSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})
