import { expect, test } from 'vitest'
import { clearRoot, keepActiveTab, saveToRoot, readActiveTab, readRoot } from './stored-root.ts'

function storage(text: string | null = null) {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => void (kept = value),
    removeItem: () => void (kept = null),
  }
}

test('the tab that was last open is stored, beside other choices', () => {
  const local = storage()
  expect(readActiveTab(local)).toBe('flight')
  saveToRoot(local, { toFrom: { tripType: 'oneWay' } })
  keepActiveTab(local, 'visa')
  expect(readActiveTab(local)).toBe('visa')
  expect(readRoot(local)).toEqual({
    version: 1,
    navbar: { active: 'visa' },
    toFrom: { tripType: 'oneWay' },
  })
})

test.each([
  'null',
  '{',
  '{"version":0,"navbar":{"active":"visa"}}',
  '{"version":1,"navbar":"visa"}',
])('%s is no tab', (text) => {
  expect(readActiveTab(storage(text))).toBe('flight')
})

test('an unknown tab is none', () => {
  expect(readActiveTab(storage('{"version":1,"navbar":{"active":"cars"}}'))).toBe('flight')
})

test('a logout forgets everything', () => {
  const local = storage()
  keepActiveTab(local, 'hotels')
  clearRoot(local)
  expect(readRoot(local)).toEqual({})
})
