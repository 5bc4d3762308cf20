import { expect, it } from 'vitest'
import { documentsDueOn, laterDocumentsOf, travelersWithoutDocuments } from './visa-documents.ts'

it('gives a week for documents, or until the pickup', () => {
  expect(documentsDueOn('2026-12-28', null)).toBe('2027-01-04')
  expect(documentsDueOn('2026-12-28', '2026-12-29')).toBe('2026-12-29')
})

it('counts the week from the day in Dhaka, and only while a traveller has no document', () => {
  const late = Date.parse('2026-11-20T20:00:00.000Z')
  expect(laterDocumentsOf([{ documents: ['a'] }, { documents: [] }], null, late)).toEqual({
    ...{ of: [1], dueOn: '2026-11-28' },
  })
  expect(laterDocumentsOf([{ documents: ['a'] }], null, late)).toEqual({ of: [], dueOn: null })
})

it('names the travellers without documents', () => {
  expect(
    travelersWithoutDocuments([{ documents: [] }, { documents: ['a'] }, { documents: [] }]),
  ).toEqual([0, 2])
})
