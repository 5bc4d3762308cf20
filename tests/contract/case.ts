import type { endpoints } from '@jatra/contract/endpoints'
import type { ProblemCode } from '@jatra/contract/http/problem'
import type { Harness, Session } from './harness.ts'

export type EndpointName = keyof typeof endpoints

/** One case of the contract: a request, and how every implementation must answer it. */
export interface ContractCase {
  endpoint: EndpointName
  /** What the request is about; unique within its call. */
  name: string
  /** `good`, or the error's code. */
  answer: 'good' | ProblemCode
  /** Brings the session to the moment, and makes the request. */
  request: (harness: Harness, session: Session) => Request | Promise<Request>
  /** What else must hold of a good answer's body. Throws when it does not. */
  check?: (body: unknown, response: Response) => void
}

/** A documented error that has no case, and why. */
export interface Exempt {
  endpoint: EndpointName
  answer: ProblemCode
  reason: string
}
