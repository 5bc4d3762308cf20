import { login } from '@jatra/contract/calls/auth'
import { demoAccounts } from '@jatra/mocks/accounts'
import { createMockTransport } from '@jatra/mocks/transport'
import { REFERENCE_NOW } from '@jatra/mocks/fixtures/reference'
import { tell, type Side, type Stage, type Trouble } from './stage.ts'

const scenarioFor: Record<Trouble, string> = {
  rate_limited: 'rate-limited',
  provider_unavailable: 'offline',
}

/** The prototype: one transport, each stage a visitor of its own. */
export function openMockSide(): Side {
  const worker = demoAccounts.find(({ staff }) => staff)
  if (!worker) throw new Error('the prototype has no member of staff')
  let now = REFERENCE_NOW
  let made = 0
  let visitors = 0
  const transport = createMockTransport({
    clock: () => now,
    newId: () => `id-${String((made += 1)).padStart(8, '0')}`,
  })
  return {
    name: 'the prototype',
    now: () => now,
    enter() {
      const visitor = `visitor-${String((visitors += 1))}`
      let scenario: string | null = null
      const stage: Stage = {
        send(request) {
          request.headers.set('x-jatra-visitor', visitor)
          if (scenario !== null) request.headers.set('x-jatra-scenario', scenario)
          return transport(request)
        },
        advance(minutes) {
          now += minutes * 60_000
          return Promise.resolve()
        },
        provoke(trouble) {
          scenario = scenarioFor[trouble]
          return Promise.resolve()
        },
        staff() {
          const { userName: identifier, password } = worker
          return tell(stage, login, { body: { identifier, password } })
        },
      }
      return Promise.resolve(stage)
    },
    close: () => Promise.resolve(),
  }
}
