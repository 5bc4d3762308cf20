import { SupplierError } from '../flight-supplier.ts'

/** What Duffel says of an error; `pointer` names the field of the request, `/data/passengers/0/born_on`. */
export interface DuffelProblem {
  type: string
  code: string
  pointer?: string | undefined
}

const kindOf = (status: number) => {
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'unreachable' : 'rejected'
}

/** An error that Duffel answered with. Branch on `code`, which is stable; its texts are not kept, they may name people. */
export class DuffelError extends SupplierError {
  readonly status: number
  readonly problem: DuffelProblem | null

  constructor(
    call: string,
    status: number,
    problem: DuffelProblem | null,
    retryAt: number | null = null,
  ) {
    const said = problem ? ` ${problem.code}` : ''
    super(kindOf(status), `Duffel answered ${status}${said} at ${call}`, { retryAt })
    this.name = 'DuffelError'
    this.status = status
    this.problem = problem
  }
}

/** The code of an error that Duffel answered with; null of every other error. */
export function codeOf(error: unknown): string | null {
  return error instanceof DuffelError ? (error.problem?.code ?? null) : null
}
