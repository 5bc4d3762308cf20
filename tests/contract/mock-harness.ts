import type { StaffRole } from '@jatra/contract/http/duties'
import { login, register } from '@jatra/contract/account/auth-endpoints'
import { forgotPassword } from '@jatra/contract/account/password-endpoints'
import { drawVoucher } from '@jatra/api/domain/receipts/draw-voucher'
import { drawETicket } from '@jatra/api/domain/receipts/draw-e-ticket'
import { drawReceipt } from '@jatra/api/domain/receipts/draw-receipt'
import { TEST_SITE, testAgency } from '@jatra/api/testing/test-api'
import { listJobs } from '@jatra/contract/job/endpoints'
import { GOOGLE_PATH } from '@jatra/contract/account/google-sign-in'
import { demoAccounts } from '@jatra/mocks/accounts'
import { REFERENCE_NOW } from '@jatra/mocks/fixtures/reference'
import { handlersOf } from '@jatra/mocks/handlers'
import { createMockBackend } from '@jatra/mocks/mock-backend'
import { REST_MS } from '@jatra/mocks/state/visitor-states'
import { getResponse } from 'msw'
import { ORIGIN, callEndpoint, type Harness, type Session, type Trouble } from './harness.ts'

const scenarioFor: Record<Trouble, string> = {
  rate_limited: 'rate-limited',
  provider_unavailable: 'offline',
}

/** The prototype: one back end, each session a visitor of its own. */
export function openMockHarness(): Harness {
  const worker = demoAccounts.find(({ role }) => role === 'manager')
  if (!worker) throw new Error('the prototype has no manager')
  let now = REFERENCE_NOW
  let made = 0
  let visitors = 0
  const backend = createMockBackend({
    clock: () => now,
    drawReceipt: (order, language) =>
      drawReceipt({ order, language, agency: testAgency, siteUrl: TEST_SITE }),
    drawETicket: (order, language) =>
      drawETicket({ order, language, agency: testAgency, siteUrl: TEST_SITE }),
    drawVoucher: (order, language) =>
      drawVoucher({ order, language, agency: testAgency, siteUrl: TEST_SITE }),
    newId: () => `id-${String((made += 1)).padStart(8, '0')}`,
  })
  const handlers = handlersOf(backend)
  return {
    name: 'the prototype',
    now: () => now,
    openSession() {
      const visitor = `visitor-${String((visitors += 1))}`
      let scenario: string | null = null
      const hired = new Set<StaffRole>()
      const session: Session = {
        async send(request) {
          request.headers.set('x-jatra-visitor', visitor)
          if (scenario !== null) request.headers.set('x-jatra-scenario', scenario)
          return (await getResponse(handlers, request)) ?? Response.error()
        },
        advance(minutes) {
          const end = now + minutes * 60_000
          // A visitor who rests too long is forgotten.
          while (now < end) {
            now = Math.min(now + REST_MS / 2, end)
            backend.visitors.of(visitor)
          }
          now = end
          return Promise.resolve()
        },
        provoke(trouble) {
          scenario = scenarioFor[trouble]
          return Promise.resolve()
        },
        steer(fate) {
          scenario = fate
        },
        async staff(role = 'manager') {
          const { password } = worker
          const identifier = role === 'manager' ? worker.userName : role
          if (role === 'manager' || hired.has(role))
            return callEndpoint(session, login, { body: { identifier, password } })
          const body = { userName: role, email: `${role}@example.com`, password }
          const signedIn = await callEndpoint(session, register, { body })
          const { accounts } = backend.visitors.of(visitor)
          const account = accounts.get(signedIn.user._id)
          if (account) accounts.set(signedIn.user._id, { ...account, role })
          hired.add(role)
          return signedIn
        },
        async failedJob() {
          const { access_token: token } = await session.staff()
          const jobs = await callEndpoint(session, listJobs, {}, { token })
          return jobs.find(({ state }) => state === 'failed')?._id ?? ''
        },
        async resetLink({ email }) {
          await callEndpoint(session, forgotPassword, { body: { email } })
          const { href } = backend.visitors.of(visitor).emails.at(-1) ?? {}
          const [, , id = '', token = ''] = href?.split('/') ?? []
          return { id, token }
        },
        confirmLink({ email }) {
          const { emails } = backend.visitors.of(visitor)
          const own = emails.filter(({ to, href }) => to === email && href?.includes('/confirm-'))
          const [, , id = '', token = ''] = own.at(-1)?.href?.split('/') ?? []
          return Promise.resolve({ id, token })
        },
        googleEmail: 'shirin.sultana@example.com',
        fromGoogle: () =>
          session.send(
            new Request(`${ORIGIN}${GOOGLE_PATH}`, {
              method: 'POST',
              body: new URLSearchParams({ person: 'newcomer', choice: 'continue' }),
            }),
          ),
      }
      return Promise.resolve(session)
    },
    close: () => Promise.resolve(),
  }
}
