import { DomainError } from '@jatra/contract/http/problem'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { prepareGuest, prepareVisitor, type Service } from '../prepared/prepared-visitor.ts'
import { chooseScenarios, scenarios } from '../scenarios/index.ts'
import { FILL_AND_SUBMIT } from '../fill/fill-script.ts'
import { nowOf } from '../mock-backend.ts'
import { pageIn } from '../prototype-answer.ts'
import { applyControls, type Applicant, type SessionChange } from './apply.ts'

interface Caller extends Applicant {
  visitorId: string
}

/**
 * Puts one scenario in play and brings the visitor to where it is seen.
 * @returns the page to go to, with the changes to the session; null for an unknown scenario
 */
export async function seeScenario(
  service: Service,
  name: string,
  { visitorId, ...applicant }: Caller,
): Promise<{ at: string; chosen: SessionChange } | null> {
  const { backend } = service
  const scenario = scenarios.find((one) => one.name === name)
  if (!scenario) return null
  const { as: persona, arrive, arriveAsGuest, submits, interactions } = scenario
  const then = submits ? FILL_AND_SUBMIT : ''
  const controls = {
    scenarios: chooseScenarios(name),
    ...(persona && { persona }),
    startOver: false,
    problems: [],
  }
  const chosen = await applyControls(backend, controls, visitorId, applicant)
  if (interactions) backend.visitors.of(visitorId).toDo = name
  const today = todayInDhaka(nowOf(backend, backend.visitors.of(visitorId)))
  const { language } = applicant
  const start = pageIn(language, scenario.start(today))
  if (arriveAsGuest) {
    const guest = prepareGuest(service, visitorId)
    return { at: pageIn(language, await arriveAsGuest(guest)) + then, chosen }
  }
  if (!arrive || !chosen.signedIn) return { at: start + then, chosen }

  const visitor = prepareVisitor(service, visitorId, chosen.signedIn)
  try {
    return { at: pageIn(language, await arrive(visitor)) + then, chosen }
  } catch (error) {
    // As many unpaid bookings as an account may have, for one: then the start page is what there is to see.
    if (error instanceof DomainError) return { at: start, chosen }
    throw error
  }
}
