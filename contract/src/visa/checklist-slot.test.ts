import { describe, expect, it } from 'vitest'
import { applicantKinds } from './applicant-kinds.ts'
import type { ChecklistItem } from './checklist-item.ts'
import { openSlots, slotsOf, slotsToGive, type ChecklistCheck } from './checklist-slot.ts'
import { DECISION_LETTER, PILE } from './checklist-states.ts'

const item = (id: string, over: Partial<ChecklistItem> = {}): ChecklistItem => ({
  ...{ id, name: id, shows: id, need: 'required', kinds: [...applicantKinds] },
  ...{ once: false, pages: 2 },
  ...over,
})
const checklist = [
  item('passport'),
  item('hotel', { once: true }),
  item('studentId', { kinds: ['student'] }),
  item('oldPassports', { need: 'optional' }),
]
const person = (
  kind: 'student' | 'jobholders' | null,
  given: Record<string, string | null> = {},
) => ({
  kind,
  documents: Object.entries(given).map(([_id, itemId]) => ({ _id, itemId })),
})
const check = (over: Partial<ChecklistCheck>): ChecklistCheck => ({
  ...{ traveler: 0, itemId: 'passport', state: 'accepted', reason: null, note: null },
  checkedAt: '2026-11-20T06:00:00.000Z',
  ...over,
})
const said = (slots: ReturnType<typeof slotsOf>) =>
  slots.map(({ traveler, item: { id }, state }) => `${String(traveler)} ${id} ${state}`)

describe('the checklist of an application', () => {
  it('asks each traveller by their kind, and once for what is of all', () => {
    const travelers = [person('jobholders'), person('student')]
    expect(said(slotsOf({ checklist, travelers, checks: [] }))).toEqual([
      '0 passport missing',
      '0 hotel missing',
      '0 oldPassports missing',
      '1 passport missing',
      '1 studentId missing',
      '1 oldPassports missing',
    ])
  })

  it('asks one who did not say their kind for what each kind gives', () => {
    const slots = slotsOf({ checklist, travelers: [person(null)], checks: [] })
    expect(slots.map(({ item: { id } }) => id)).toEqual(['passport', 'hotel', 'oldPassports'])
  })

  it('keeps what was given without a place, and has no place for the letter of the embassy', () => {
    const given = { a: 'passport', b: null, c: 'gone', letter: DECISION_LETTER }
    const slots = slotsOf({ checklist, travelers: [person(null, given)], checks: [] })
    const pile = slots.find((slot) => slot.item.id === PILE)
    expect(pile).toMatchObject({ documents: ['b', 'c'], state: 'given' })
    expect(pile?.item.need).toBe('optional')
  })

  it('is one pile where the visa has none: a document of each traveller is enough', () => {
    const travelers = [person(null, { a: null }), person(null)]
    const slots = slotsOf({ checklist: null, travelers, checks: [] })
    expect(said(slots)).toEqual([`0 ${PILE} given`, `1 ${PILE} missing`])
    expect(openSlots(slots).map(({ traveler }) => traveler)).toEqual([1])
  })

  it('is open until all that is required is accepted, and is given once more what is asked for', () => {
    const travelers = [person('student', { a: 'passport', b: 'hotel', c: 'oldPassports' })]
    const asked = { state: 'asked', reason: 'cropped' } as const
    const checks = [check({}), check({ itemId: 'oldPassports', ...asked })]
    const slots = slotsOf({ checklist, travelers, checks })
    expect(openSlots(slots).map((slot) => slot.item.id)).toEqual(['hotel', 'studentId'])
    expect(slotsToGive(slots).map((slot) => slot.item.id)).toEqual(['studentId', 'oldPassports'])
  })
})
