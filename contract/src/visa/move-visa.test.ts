import { describe, expect, it } from 'vitest'
import { DomainError } from '../http/problem.ts'
import { nextMoves, progressAfter, type VisaMove } from './move-visa.ts'
import { noProgress, type VisaProgress } from './visa-stages.ts'

const now = Date.parse('2026-12-10T06:00:00Z')
const handedOverAt = '2026-12-01T06:00:00.000Z'
const at = (progress: Partial<VisaProgress> = {}, over: { handedOverAt?: null } = {}) => ({
  progress: { ...noProgress, ...progress },
  ...{ handedOverAt, cancellations: [] },
  ...over,
})
const granted = { decidedOn: '2026-12-08', decision: 'granted' as const }

/** Why a move is refused: a message, or the field. */
function whyNot(from: ReturnType<typeof at>, to: VisaMove, on?: string): unknown {
  try {
    progressAfter({ ...from, handedOverAt: from.handedOverAt ?? null }, { to, on }, now)
    return null
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.fields?.['on'] ? 'on' : error.reason
  }
}

describe('an application at the embassy', () => {
  it('moves by its days, and may leave out that the embassy confirmed it', () => {
    expect(progressAfter(at(), { to: 'atEmbassy' }, now).atEmbassyOn).toBe('2026-12-10')
    expect(progressAfter(at(), { to: 'refused', on: '2026-12-05' }, now)).toEqual({
      ...noProgress,
      ...{ decidedOn: '2026-12-05', decision: 'refused' },
    })
    expect(progressAfter(at(granted), { to: 'passportBack' }, now).passportBackOn).toBe(
      '2026-12-10',
    )
  })

  it('is the same once more', () => {
    const before = at(granted)
    expect(progressAfter(before, { to: 'granted', on: '2026-12-09' }, now)).toBe(before.progress)
  })

  it.each([
    ['granted, then refused', at(granted), 'refused', undefined, 'wasGranted'],
    ['decided, then confirmed', at(granted), 'atEmbassy', undefined, 'wasGranted'],
    ['back before its decision', at(), 'passportBack', undefined, 'notDecided'],
    ['not handed over', at({}, { handedOverAt: null }), 'atEmbassy', undefined, 'notHandedOver'],
    ['in the future', at(), 'granted', '2026-12-11', 'on'],
    ['before the hand-over', at(), 'granted', '2026-11-30', 'on'],
    ['before the embassy had it', at({ atEmbassyOn: '2026-12-04' }), 'granted', '2026-12-03', 'on'],
  ] as const)('is never %s', (_, from, to, on, why) => {
    expect(whyNot(from, to, on)).toBe(why)
  })

  it('says what may come next', () => {
    expect(nextMoves(at())).toEqual(['atEmbassy', 'granted', 'refused'])
    expect(nextMoves(at({ atEmbassyOn: '2026-12-04' }))).toEqual(['granted', 'refused'])
    expect(nextMoves(at(granted))).toEqual(['passportBack'])
    expect(nextMoves(at({ ...granted, passportBackOn: '2026-12-09' }))).toEqual([])
  })
})
