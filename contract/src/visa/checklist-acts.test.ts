import { describe, expect, it } from 'vitest'
import { applicantKinds } from './applicant-kinds.ts'
import { checked, given, isChecked, whyNotCheck, whyNotGive, type Check } from './checklist-acts.ts'
import type { ChecklistSlot } from './checklist-slot.ts'
import type { VisaOrder } from './visa-order.ts'
import { noProgress } from './visa-stages.ts'

const slot = (over: Partial<ChecklistSlot> = {}): ChecklistSlot => ({
  traveler: 0,
  item: {
    ...{ id: 'passport', name: 'Passport', shows: 'Valid', need: 'required' },
    ...{ kinds: [...applicantKinds], once: false, pages: 2 },
  },
  ...{ documents: ['a'], state: 'given', reason: null, note: null, checkedAt: null },
  ...over,
})
type Application = Parameters<typeof whyNotGive>[0]
const order = (over: Partial<Application> = {}): Application => ({
  ...{ _id: 'o1', paymentStatus: 'success', cancellations: [], handedOverAt: null },
  progress: noProgress,
  ...over,
})
const seen = { documents: ['a'], state: 'given' as const }
const accept: Check = { ...seen, decision: 'accept' }
const ask: Check = { ...seen, decision: { reason: 'cropped', note: null } }
const cancelled = [
  { status: 'done', travelerIds: null, stay: null },
] as unknown as VisaOrder['cancellations']
const handedOverAt = '2026-11-20T06:00:00.000Z'
const decided = { ...noProgress, decidedOn: '2026-11-28', decision: 'refused' as const }

describe('what a traveller gives', () => {
  it.each([
    ['before the payment too', order({ paymentStatus: 'pending' }), slot(), null],
    ['in place of what was given', order(), slot(), null],
    ['not what is accepted', order(), slot({ state: 'accepted' }), 'documentsAccepted'],
    ['not after the hand-over', order({ handedOverAt }), slot(), 'documentsTooLate'],
    ['after it where it is asked for', order({ handedOverAt }), slot({ state: 'asked' }), null],
    [
      'not once it is decided',
      order({ handedOverAt, progress: decided }),
      slot({ state: 'asked' }),
      'applicationEnded',
    ],
    ['not once it is cancelled', order({ cancellations: cancelled }), slot(), 'applicationEnded'],
    ['not once it has expired', order({ paymentStatus: 'expired' }), slot(), 'applicationEnded'],
  ] as const)('is taken: %s', (_, application, place, why) => {
    expect(whyNotGive(application, place, ['b'])?.reason ?? null).toBe(why)
  })

  it('has no more pages than the document, and takes away what was said of the ones before', () => {
    expect(whyNotGive(order(), slot(), ['b', 'c', 'd'])?.code).toBe('invalid_input')
    const after = given(slot({ state: 'asked', reason: 'cropped', note: 'Left' }), ['b'])
    expect(after).toMatchObject({ documents: ['b'], state: 'given', reason: null, note: null })
  })
})

describe('what staff say of documents', () => {
  it.each([
    ['is said of what they saw', slot(), accept, null],
    [
      'is asked of what was accepted, where they saw that',
      slot({ state: 'accepted' }),
      { ...ask, state: 'accepted' },
      null,
    ],
    ['is stale once others are given', slot({ documents: ['b'] }), accept, 'documentsReplaced'],
    ['is stale once a colleague accepted', slot({ state: 'accepted' }), ask, 'slotAccepted'],
    ['is stale once a colleague asked', slot({ state: 'asked' }), accept, 'slotAsked'],
    [
      'is an acceptance on paper where none is given',
      slot({ documents: [], state: 'missing' }),
      { documents: [], state: 'missing', decision: 'accept' },
      null,
    ],
    [
      'is no fault of what is not given',
      slot({ documents: [], state: 'missing' }),
      { ...ask, documents: [], state: 'missing' },
      'nothingGiven',
    ],
  ] as const)('%s', (_, place, check, why) => {
    expect(whyNotCheck(order(), place, check)?.reason ?? null).toBe(why)
  })

  it('is the same once more only where documents and reason are', () => {
    const after = checked(slot(), ask, 0)
    expect(after).toMatchObject({ state: 'asked', reason: 'cropped', documents: ['a'] })
    expect(isChecked(after, ask)).toBe(true)
    expect(isChecked(after, { ...ask, decision: { reason: 'expired', note: null } })).toBe(false)
    expect(isChecked(after, accept)).toBe(false)
    expect(isChecked(checked(slot(), accept, 0), accept)).toBe(true)
  })
})
