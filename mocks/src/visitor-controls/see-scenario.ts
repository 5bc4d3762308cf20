import { createClient, type Transport } from '@jatra/contract/http/client'
import { DomainError } from '@jatra/contract/http/problem'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { PreparedVisitor } from '../prepared/arrivals.ts'
import { chooseScenarios, scenarios } from '../scenarios/index.ts'
import { nowOf, type MockBackend } from '../mock-backend.ts'
import { applyControls, type SessionChange } from './apply.ts'

interface Caller {
  visitorId: string
  userId: string | null
  device: string | null
}

/**
 * Puts one scenario in play and brings the visitor to where it is seen.
 * @returns the page to go to, with the changes to the session; null for an unknown scenario
 */
export async function seeScenario(
  { backend, transport }: { backend: MockBackend; transport: Transport },
  name: string,
  { visitorId, userId, device }: Caller,
): Promise<{ at: string; chosen: SessionChange } | null> {
  const scenario = scenarios.find((one) => one.name === name)
  if (!scenario) return null
  const { as: persona, arrive } = scenario
  const controls = {
    scenarios: chooseScenarios(name),
    ...(persona && { persona }),
    startOver: false,
    problems: [],
  }
  const chosen = await applyControls(backend, controls, visitorId, { userId, device })
  const today = todayInDhaka(nowOf(backend, backend.visitors.of(visitorId)))
  if (!arrive || !chosen.signedIn) return { at: scenario.start(today), chosen }

  const asVisitor: Transport = (request) => {
    request.headers.set('x-jatra-visitor', visitorId)
    return transport(request)
  }
  const origin = 'http://api.internal'
  const visitor: PreparedVisitor = {
    client: createClient(asVisitor, origin),
    me: chosen.signedIn,
    today,
    async payAt(url) {
      const body = new URLSearchParams({ choice: 'pay' })
      await asVisitor(new Request(new URL(url, origin), { method: 'POST', body }))
    },
  }
  try {
    return { at: await arrive(visitor), chosen }
  } catch (error) {
    // As many unpaid bookings as an account may have, for one: then the start page is what there is to see.
    if (error instanceof DomainError) return { at: scenario.start(today), chosen }
    throw error
  }
}
