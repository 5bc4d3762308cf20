import {
  SANDBOX_SIGN_IN_PATH,
  type AuthorizationRequest,
  type SandboxIssuer,
} from '../providers/identity/sandbox/sandbox-issuer.ts'
import type { Context } from 'hono'
import { readForm } from './read-body.ts'
import type { Routes } from './route.ts'
import { sandboxPageHeaders } from './sandbox-layout.ts'
import { signInPage, unknownSignInPage } from './sandbox-sign-in-page.ts'

/** The sandbox issuer's page: who signs in. */
export function addSandboxSignInRoutes({ app }: Routes, issuer: SandboxIssuer): void {
  const answerPage = async (c: Context, page: unknown, status: 200 | 404 = 200) =>
    c.body(String(await page), status, sandboxPageHeaders(''))
  const requestOf = (c: Context): AuthorizationRequest | null =>
    issuer.readRequest(new URL(c.req.url).searchParams)

  app.get(SANDBOX_SIGN_IN_PATH, (c) =>
    requestOf(c)
      ? answerPage(c, signInPage(issuer.people))
      : answerPage(c, unknownSignInPage(), 404),
  )

  app.post(SANDBOX_SIGN_IN_PATH, async (c) => {
    const request = requestOf(c)
    if (!request) return answerPage(c, unknownSignInPage(), 404)
    const form = await readForm(c.req.raw)
    if (form.get('choice') === 'cancel') return c.redirect(await issuer.answer(request, null), 303)
    const person = issuer.people.find(({ subject }) => subject === form.get('person'))
    if (!person) return answerPage(c, signInPage(issuer.people))
    return c.redirect(await issuer.answer(request, person.subject), 303)
  })
}
