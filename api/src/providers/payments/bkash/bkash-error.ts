import { GatewayError } from '../gateway.ts'

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

/**
 * What a code of bKash means for us. `already`: the money may have moved, ask. `payer`: the wallet's owner must mend it.
 * `duplicate`: bKash takes it for an earlier one. `state`: the payment is not ready to be executed, or is not
 * any more. `too_late`: the days for a refund are over. `no_refund`: a refund that bKash does not give. `missing`: it knows
 * no such payment. `ours`: our request is wrong. `passing`: bKash has trouble.
 */
export type BkashMeaning =
  | ('already' | 'payer' | 'duplicate' | 'state' | 'passing')
  | ('too_late' | 'no_refund' | 'missing' | 'ours' | 'other')

const meanings: readonly (readonly [BkashMeaning, readonly string[]])[] = [
  ['already', ['2062', '2068', '2116', '2117', '2119']],
  ['payer', ['2014', '2015', '2018', '2023']],
  ['duplicate', ['2029']],
  ['state', ['2056', '2060']],
  ['missing', ['2002']],
  ['ours', ['2006', '2049', '2065']],
  ['passing', ['2003', '2020', '2024', '503']],
  ['too_late', ['2071']],
  ['no_refund', ['2072', '2073', '2074', '2075', '2076', '2077', '2078', '2079', '2127']],
]

const byCode = new Map(meanings.flatMap(([meaning, codes]) => codes.map((code) => [code, meaning])))

export const meaningOf = (code: string): BkashMeaning => byCode.get(code) ?? 'other'
