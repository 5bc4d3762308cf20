import {
  SANDBOX_SIGN_IN_PATH,
  type AuthorizationRequest,
  type SandboxIssuer,
} from './sandbox-issuer.ts'
import type { Context } from 'hono'
import { readForm } from '@jatra/api/http/read-body'
import type { Routes } from '@jatra/api/http/route'
import { signInPage, unknownSignInPage } from '@jatra/contract/sandbox/sign-in-page'
import { sandboxWords } from '@jatra/contract/sandbox/words-in'
import type { Language } from '@jatra/contract/values/language'
import { sandboxPageHeaders } from '../sandbox-page.ts'

/** The sandbox issuer's page: who signs in. */
export function addSandboxSignInRoutes({ app }: Routes, issuer: SandboxIssuer): void {
  const answerPage = (c: Context, language: Language) => {
    const { signIn: words } = sandboxWords[language]
    const people = issuer.people.map(({ subject, name, email, emailVerified }) => ({
      value: subject,
      name,
      hint: emailVerified ? email : words.notVerified(email),
    }))
    const page = signInPage({ lead: words.lead, people }, language)
    return c.body(page, 200, sandboxPageHeaders('', language))
  }
  /** Without a request of ours, nothing is known about the visitor. */
  const answerUnknown = (c: Context) =>
    c.body(unknownSignInPage('en'), 404, sandboxPageHeaders('', 'en'))
  const requestOf = (c: Context): AuthorizationRequest | null =>
    issuer.readRequest(new URL(c.req.url).searchParams)

  app.get(SANDBOX_SIGN_IN_PATH, (c) => {
    const request = requestOf(c)
    return request ? answerPage(c, request.ui_locales) : answerUnknown(c)
  })

  app.post(SANDBOX_SIGN_IN_PATH, async (c) => {
    const request = requestOf(c)
    if (!request) return answerUnknown(c)
    const form = await readForm(c.req.raw)
    if (form.get('choice') === 'cancel') return c.redirect(await issuer.answer(request, null), 303)
    const person = issuer.people.find(({ subject }) => subject === form.get('person'))
    if (!person) return answerPage(c, request.ui_locales)
    return c.redirect(await issuer.answer(request, person.subject), 303)
  })
}
