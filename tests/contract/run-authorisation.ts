import type { Audience, Call } from '@jatra/contract/http/call'
import { calls } from '@jatra/contract/http/endpoints'
import { problemSchema, problemStatus } from '@jatra/contract/http/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from './actors.ts'
import type { CallName, Row } from './row.ts'
import type { Side, Stage } from './stage.ts'
import { rows } from './table.ts'

/** Who may try somebody's call: nobody, someone who is not who they say, another traveller, staff. */
const tries = ['anonymous', 'forger', 'other user', 'staff'] as const
type Try = (typeof tries)[number]

type Verdict = 'unauthenticated' | 'forbidden' | 'passes'

/**
 * What every audience answers to everybody (decisions 012 and 039). A new audience without a line here does not
 * compile; a new call is tried by the audience that it names, with the request of its own good row.
 */
const verdicts: Record<Exclude<Audience, 'gateway'>, Record<Try, Verdict>> = {
  anyone: { anonymous: 'passes', forger: 'passes', 'other user': 'passes', staff: 'passes' },
  user: {
    anonymous: 'unauthenticated',
    forger: 'unauthenticated',
    'other user': 'passes',
    staff: 'passes',
  },
  owner: {
    anonymous: 'unauthenticated',
    forger: 'unauthenticated',
    'other user': 'forbidden',
    staff: 'forbidden',
  },
  'owner-or-staff': {
    anonymous: 'unauthenticated',
    forger: 'unauthenticated',
    'other user': 'forbidden',
    staff: 'passes',
  },
  staff: {
    anonymous: 'unauthenticated',
    forger: 'unauthenticated',
    'other user': 'forbidden',
    staff: 'passes',
  },
}

/** The first good row of each call: a request that is whole, so that only who makes it can be wrong. */
const goodRows = Object.entries(calls).map(([name, call]) => {
  const row = rows.find((one) => one.call === name && one.answer === 'good')
  if (!row) throw new Error(`${name} has no good row to try`)
  return { name: name as CallName, call: call as Call, row }
})

/** Tries every call of the contract as everybody who should not be let through, and then as who should. */
export function runAuthorisation(title: string, open: () => Side | Promise<Side>): void {
  describe(`${title}: who may make which call`, () => {
    let side: Side
    beforeAll(async () => {
      side = await open()
    }, 60_000)
    afterAll(() => side.close())

    it.each(goodRows.map((one) => ({ ...one, title: `${one.name}, for ${one.call.audience}` })))(
      '$title',
      async ({ call, row }) => {
        expect(call.audience, 'calls of the gateway are proven by its own tests').not.toBe(
          'gateway',
        )
        const expected = verdicts[call.audience as Exclude<Audience, 'gateway'>]
        const stage = await side.enter()
        const request = await row.request(side, stage)
        for (const who of tries.filter((one) => expected[one] !== 'passes')) {
          const answer = await stage.send(as(await tokenOf(who, stage), request))
          const body = problemSchema.parse(await answer.json())
          const wanted = expected[who]
          expect([who, answer.status, body.code]).toEqual([
            who,
            problemStatus[wanted as 'forbidden'],
            wanted,
          ])
          expect(body.errors, 'tells a stranger nothing of what was sent').toBeUndefined()
        }
        // Nothing that strangers sent has changed anything: the owner's own request still does what it says.
        const own = await stage.send(request.clone() as Request)
        expect(own.status, await own.clone().text()).toBe(call.status)
      },
    )

    it.each(ownedThings())(
      '$name: another user finds nothing of it under an id of their own',
      async ({ call, row }) => {
        const stage = await side.enter()
        const request = await row.request(side, stage)
        const other = await signUp(stage)
        const answer = await stage.send(
          as(other.access_token, await renamed(call, request, other.user._id)),
        )
        expect([404, 410], await answer.clone().text()).toContain(answer.status)
      },
    )
  })
}

/** Calls that name, besides their owner, a thing of the owner's which may be missing. */
function ownedThings(): { name: CallName; call: Call; row: Row }[] {
  return goodRows.filter(
    ({ call }) =>
      call.audience === 'owner' &&
      call.refusals.includes('not_found') &&
      /\{userId\}.*\{\w+\}/.test(call.path),
  )
}

async function tokenOf(who: Try, stage: Stage): Promise<string | null> {
  if (who === 'anonymous') return null
  // As long as a real one.
  if (who === 'forger') return 'forged'.padEnd(43, '0')
  const { access_token } = who === 'staff' ? await stage.staff() : await signUp(stage)
  return access_token
}

function as(token: string | null, request: Request): Request {
  const copy = request.clone()
  copy.headers.delete('authorization')
  if (token !== null) copy.headers.set('authorization', `Bearer ${token}`)
  return copy
}

/** The same request with another `{userId}` in its path. */
async function renamed(call: Call, request: Request, userId: string): Promise<Request> {
  const at = call.path.split('/').indexOf('{userId}')
  const url = new URL(request.url)
  const parts = url.pathname.split('/')
  parts[at] = encodeURIComponent(userId)
  url.pathname = parts.join('/')
  const { method, headers } = request
  const body = method === 'GET' ? undefined : await request.clone().arrayBuffer()
  return new Request(url, { method, headers, ...(body?.byteLength && { body }) })
}
