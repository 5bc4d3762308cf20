import assert from 'node:assert/strict'
import type { ContractCase, EndpointName } from './case.ts'
import type { Session } from './harness.ts'
import { by, byCustomer } from './staff-refunds.ts'

/** The caller. */
export type By = { token: string }

/** Sends what must go well before the case itself. */
export async function isDone(session: Session, request: Request): Promise<void> {
  const answer = await session.send(request)
  assert(answer.status === 200, await answer.text())
}

/** That a decision about money is taken neither by others than finance, nor about what is not there. */
export const refusedDecisions = (
  makers: Partial<Record<EndpointName, (id: string, who?: By) => Request>>,
): ContractCase[] =>
  Object.entries(makers).flatMap(([name, make]): ContractCase[] => {
    const endpoint = name as EndpointName
    return [
      {
        ...{ endpoint, name: 'of what is not there', answer: 'not_found' },
        request: async (_, session) => make('nothing', await by(session, 'finance')),
      },
      {
        ...{ endpoint, name: 'as an agent, who moves no money', answer: 'forbidden' },
        request: async (_, session) => make('any', await by(session, 'agent')),
      },
      {
        ...{ endpoint, name: 'as a customer', answer: 'forbidden' },
        request: async (_, session) => make('any', await byCustomer(session)),
      },
      {
        ...{ endpoint, name: 'as a stranger', answer: 'unauthenticated' },
        request: () => make('any'),
      },
    ]
  })
