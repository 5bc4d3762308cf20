import { expect, it } from 'vitest'
import { latinNames, latinSpelling } from './latin-spelling.ts'
import { identityFields } from './traveler.ts'

it.each([
  ['রহমান', 'Rahman'],
  ['মোঃ সাকিব', 'Md Sakib'],
  ['মো. আব্দুর রহমান', 'Md Abdur Rahman'],
  ['চৌধুরী', 'Chowdhury'],
  // A keyboard may type য় as one character or as two.
  ['আয়েশা', 'Ayesha'],
  ['আয়েশা'.normalize('NFC'), 'Ayesha'],
  // In no table: letter by letter.
  ['লিমন', 'Liman'],
  ['নীলিমা', 'Nilima'],
  ['প্রীতম', 'Pritam'],
  ['সঙ্গীতা', 'Sanggita'],
  ['রহমান Khan', 'Rahman Khan'],
])('offers the passport’s spelling of %s', (typed, spelt) => {
  expect(latinSpelling(typed)).toBe(spelt)
})

it.each(['', 'Rahman', '১২৩', 'محمد'])('offers none for %j', (typed) => {
  expect(latinSpelling(typed)).toBeNull()
})

it('offers only what the form then takes', () => {
  for (const name of [...Object.keys(latinNames), 'ক্ষিতীশ', 'দুঃখী', 'অ'.repeat(200)]) {
    const spelt = latinSpelling(name)
    expect(identityFields.firstName.safeParse(spelt).success, `${name}: ${spelt}`).toBe(true)
  }
})
