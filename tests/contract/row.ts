import type { calls } from '@jatra/contract/http/endpoints'
import type { ProblemCode } from '@jatra/contract/http/problem'
import type { Side, Stage } from './stage.ts'

export type CallName = keyof typeof calls

/** One line of the table: a request, and how every side must answer it. */
export interface Row {
  call: CallName
  /** What the request is about; unique within its call. */
  name: string
  /** `good`, or the refusal's code. */
  answer: 'good' | ProblemCode
  /** Brings the stage to the moment, and makes the request. */
  request: (side: Side, stage: Stage) => Request | Promise<Request>
  /** What else must hold of a good answer's body. Throws when it does not. */
  check?: (body: unknown, response: Response) => void
}

/** A documented refusal that has no row, and why. */
export interface Exempt {
  call: CallName
  answer: ProblemCode
  reason: string
}
