import { GatewayError } from '../gateway.ts'
import { meaningOf, type BkashMeaning } from './bkash-codes.ts'

/** bKash said no, with a code. Branch on `meaning`; its texts are not kept, they may name people. */
export class BkashError extends GatewayError {
  readonly code: string
  readonly meaning: BkashMeaning

  constructor(call: string, code: string) {
    super(`bKash answered ${code} at ${call}`, { away: meaningOf(code) === 'passing' })
    this.name = 'BkashError'
    this.code = code
    this.meaning = meaningOf(code)
  }
}

/** What stands in front of bKash took nothing (as 401, 403, 429): bKash never saw the request. */
export class BkashTurnedAway extends GatewayError {
  readonly status: number

  constructor(call: string, status: number) {
    super(`bKash turned ${call} away with ${status}`, { away: true })
    this.name = 'BkashTurnedAway'
    this.status = status
  }
}

/** No answer that can be read came in time: bKash may have done what was asked. */
export class BkashSilent extends GatewayError {
  constructor(call: string, kind: string) {
    super(`bKash gave no readable answer at ${call} (${kind})`, { away: true })
    this.name = 'BkashSilent'
  }
}
