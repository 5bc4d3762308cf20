import { staffRoles } from '@jatra/contract/http/duties'
import { hasDuty } from '@jatra/contract/account/duties'
import type { AccessPolicy, Endpoint } from '@jatra/contract/http/endpoint'
import { endpoints } from '@jatra/contract/endpoints'
import { problemSchema, problemStatus } from '@jatra/contract/http/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from './actors.ts'
import type { EndpointName, ContractCase } from './case.ts'
import type { Harness, Session } from './harness.ts'
import { cases } from './cases.ts'

/** The callers that are tried: anonymous, a forged token, another traveller, and staff of each role. */
const attempts = ['anonymous', 'forger', 'other user', ...staffRoles] as const
type Try = (typeof attempts)[number]

type Verdict = 'unauthenticated' | 'forbidden' | 'passes'

/**
 * The answers of each access policy to callers whom it rejects. A new policy without a line here does not compile; a
 * new endpoint is tested by its policy, with the request of its own good case.
 */
const verdicts: Record<
  Exclude<AccessPolicy, 'gateway'>,
  { stranger: Verdict; customer: Verdict; staff: Verdict | 'by duty' }
> = {
  anyone: { stranger: 'passes', customer: 'passes', staff: 'passes' },
  user: { stranger: 'unauthenticated', customer: 'passes', staff: 'passes' },
  owner: { stranger: 'unauthenticated', customer: 'forbidden', staff: 'forbidden' },
  'owner-or-staff': { stranger: 'unauthenticated', customer: 'forbidden', staff: 'by duty' },
  staff: { stranger: 'unauthenticated', customer: 'forbidden', staff: 'by duty' },
}

function verdictOf(who: Try, { access, duty }: Endpoint): Verdict {
  const { stranger, customer, staff } = verdicts[access as Exclude<AccessPolicy, 'gateway'>]
  if (who === 'anonymous' || who === 'forger') return stranger
  if (who === 'other user') return customer
  if (staff !== 'by duty') return staff
  return hasDuty(who, duty) ? 'passes' : 'forbidden'
}

/** The first good case of each endpoint: a request that is whole, so that only who makes it can be wrong. */
const goodCases = Object.entries(endpoints).map(([name, endpoint]) => {
  const testCase = cases.find((one) => one.endpoint === name && one.answer === 'good')
  if (!testCase) throw new Error(`${name} has no good case to try`)
  return { name: name as EndpointName, endpoint: endpoint as Endpoint, testCase }
})

/** Calls every endpoint of the contract with every session that must be rejected, and then with one that must pass. */
export function runAuthorisation(title: string, open: () => Harness | Promise<Harness>): void {
  describe(`${title}: who may make which endpoint`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    }, 60_000)
    afterAll(() => harness.close())

    it.each(
      goodCases.map((one) => ({
        ...one,
        title: `${one.name}, for ${one.endpoint.access} ${one.endpoint.duty ?? ''}`,
      })),
    )('$title', async ({ endpoint, testCase }) => {
      expect(endpoint.access, 'calls of the gateway are proven by its own tests').not.toBe(
        'gateway',
      )
      const session = await harness.openSession()
      const request = await testCase.request(harness, session)
      for (const who of attempts) {
        const wanted = verdictOf(who, endpoint)
        if (wanted === 'passes') {
          // What only reads can be tried by everyone who may; what writes is tried by its own case below.
          const reads = endpoint.method === 'GET' && endpoint.duty
          if (reads) {
            const answer = await session.send(as(await tokenOf(who, session), request))
            expect([who, answer.status]).toEqual([who, endpoint.status])
          }
          continue
        }
        const answer = await session.send(as(await tokenOf(who, session), request))
        const body = problemSchema.parse(await answer.json())
        expect([who, answer.status, body.code]).toEqual([who, problemStatus[wanted], wanted])
        expect(body.errors, 'tells a stranger nothing of what was sent').toBeUndefined()
      }
      // Nothing that strangers sent has changed anything: the owner's own request still does what it says.
      const own = await session.send(request.clone() as Request)
      expect(own.status, await own.clone().text()).toBe(endpoint.status)
    })

    it.each(ownedThings())(
      '$name: another user finds nothing of it under an id of their own',
      async ({ endpoint, testCase }) => {
        const session = await harness.openSession()
        const request = await testCase.request(harness, session)
        const other = await signUp(session)
        const answer = await session.send(
          as(other.access_token, await renamed(endpoint, request, other.user._id)),
        )
        expect([404, 410], await answer.clone().text()).toContain(answer.status)
      },
    )
  })
}

/** Endpoints that name, besides their owner, one of the owner's resources, which may be missing. */
function ownedThings(): { name: EndpointName; endpoint: Endpoint; testCase: ContractCase }[] {
  return goodCases.filter(
    ({ endpoint }) =>
      endpoint.access === 'owner' &&
      endpoint.problems.includes('not_found') &&
      /\{userId\}.*\{\w+\}/.test(endpoint.path),
  )
}

async function tokenOf(who: Try, session: Session): Promise<string | null> {
  if (who === 'anonymous') return null
  // As long as a real one.
  if (who === 'forger') return 'forged'.padEnd(43, '0')
  const { access_token } = who === 'other user' ? await signUp(session) : await session.staff(who)
  return access_token
}

function as(token: string | null, request: Request): Request {
  const copy = request.clone()
  copy.headers.delete('authorization')
  if (token !== null) copy.headers.set('authorization', `Bearer ${token}`)
  return copy
}

/** The same request with another `{userId}` in its path. */
async function renamed(endpoint: Endpoint, request: Request, userId: string): Promise<Request> {
  const at = endpoint.path.split('/').indexOf('{userId}')
  const url = new URL(request.url)
  const parts = url.pathname.split('/')
  parts[at] = encodeURIComponent(userId)
  url.pathname = parts.join('/')
  const { method, headers } = request
  const body = method === 'GET' ? undefined : await request.clone().arrayBuffer()
  return new Request(url, { method, headers, ...(body?.byteLength && { body }) })
}
