import {
  SANDBOX_SIGN_IN_PATH,
  type AuthorizationRequest,
  type SandboxIssuer,
} from '../providers/identity/sandbox/sandbox-issuer.ts'
import type { Context } from 'hono'
import { readForm } from './read-body.ts'
import type { Routes } from './route.ts'
import { signInPage, unknownSignInPage } from '@jatra/contract/sandbox/sign-in-page'
import { sandboxPageHeaders } from './sandbox-page-headers.ts'

const LEAD =
  'Google is not asked here, and these people do not exist. Everyone who tries this site shares their accounts, so keep nothing of your own in them.'

/** The sandbox issuer's page: who signs in. */
export function addSandboxSignInRoutes({ app }: Routes, issuer: SandboxIssuer): void {
  const answerPage = (c: Context, page: string, status: 200 | 404 = 200) =>
    c.body(page, status, sandboxPageHeaders(''))
  const people = issuer.people.map(({ subject, name, email, emailVerified }) => ({
    value: subject,
    name,
    hint: emailVerified ? email : `${email}, not verified`,
  }))
  const requestOf = (c: Context): AuthorizationRequest | null =>
    issuer.readRequest(new URL(c.req.url).searchParams)

  app.get(SANDBOX_SIGN_IN_PATH, (c) =>
    requestOf(c)
      ? answerPage(c, signInPage({ lead: LEAD, people }))
      : answerPage(c, unknownSignInPage(), 404),
  )

  app.post(SANDBOX_SIGN_IN_PATH, async (c) => {
    const request = requestOf(c)
    if (!request) return answerPage(c, unknownSignInPage(), 404)
    const form = await readForm(c.req.raw)
    if (form.get('choice') === 'cancel') return c.redirect(await issuer.answer(request, null), 303)
    const person = issuer.people.find(({ subject }) => subject === form.get('person'))
    if (!person) return answerPage(c, signInPage({ lead: LEAD, people }))
    return c.redirect(await issuer.answer(request, person.subject), 303)
  })
}
