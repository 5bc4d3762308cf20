import { z } from 'zod'
import { doneSchema } from '../http/done.ts'
import { defineEndpoint } from '../http/endpoint.ts'

export const confirmEmail = defineEndpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/auth/confirm-email/{id}/{token}',
  access: 'anyone',
  summary: 'Confirms the email of an account by the link of an email. Does not sign in.',
  params: z.object({ id: z.string(), token: z.string() }),
  output: doneSchema,
  status: 200,
  problems: ['link_expired', 'rate_limited'],
})

export const sendConfirmation = defineEndpoint({
  name: 'sendConfirmation',
  method: 'POST',
  path: '/api/users/{userId}/confirm-email',
  access: 'owner',
  summary: 'Mails the link that confirms the email again. For a confirmed one nothing is sent.',
  params: z.object({ userId: z.string().max(64) }),
  output: doneSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'rate_limited'],
})
