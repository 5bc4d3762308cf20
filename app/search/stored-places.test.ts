import { expect, it } from 'vitest'
import {
  isNamedHere,
  keepRecentAirports,
  readRecentAirports,
  readSearchChoices,
} from './search-choices.ts'
import { nameStoredPlaces } from './stored-places.ts'

const dhaka = { code: 'DAC', name: 'Hazrat Shahjalal', city: 'Dhaka', country: 'Bangladesh' }
const bangkok = { code: 'BKK', name: 'Suvarnabhumi', city: 'Bangkok', country: 'Thailand' }
const inBangla = { ...dhaka, name: 'হযরত শাহজালাল', city: 'ঢাকা', country: 'বাংলাদেশ' }

function storedBy(language?: string) {
  const toFrom = {
    ...{ tripType: 'multiCity', from: inBangla, to: bangkok },
    moreLegs: [{ from: bangkok, to: inBangla, date: '2026-12-01' }],
  }
  let kept = JSON.stringify({ version: 1, toFrom, recent: [inBangla, bangkok], language })
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => void (kept = value),
  }
}

it('names what was chosen on a Bangla page in the language of this one, asking once for each airport', async () => {
  const storage = storedBy('bn')
  expect(isNamedHere(storage)).toBe(false)
  const asked: string[] = []
  await nameStoredPlaces(storage, (code, ...others: unknown[]) => {
    expect(others).toEqual([])
    asked.push(code)
    return Promise.resolve([dhaka, bangkok].filter((airport) => airport.code === code))
  })
  expect(asked.sort()).toEqual(['BKK', 'DAC'])
  expect(isNamedHere(storage)).toBe(true)
  expect(readRecentAirports(storage)).toEqual([dhaka, bangkok])
  expect(readSearchChoices(storage)).toMatchObject({
    ...{ tripType: 'multiCity', from: dhaka, to: bangkok },
    moreLegs: [{ from: bangkok, to: dhaka, date: '2026-12-01' }],
  })
})

it('keeps the stored names when the API does not answer, and asks again on the next page', async () => {
  const storage = storedBy('bn')
  await nameStoredPlaces(storage, () => Promise.reject(new Error('offline')))
  expect(readRecentAirports(storage)).toEqual([inBangla, bangkok])
  expect(isNamedHere(storage)).toBe(false)
})

it('takes what was stored without a language for English, and says what it is from then on', () => {
  const storage = storedBy()
  expect(isNamedHere(storage)).toBe(true)
  keepRecentAirports(storage, [dhaka])
  expect(JSON.parse(storage.getItem())).toMatchObject({ language: 'en' })
})
