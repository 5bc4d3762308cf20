import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isNameWord, nameWords } from './name-words.ts'

it('finds a name by each of its words, in any case and order', () => {
  const stored = nameWords('Chowdhury-Talukder Khandaker Md. Abul Fazal')
  for (const typed of ['chowdhury', 'TALUKDER', 'khand', 'md', 'faz']) {
    expect(nameWords(typed).every((word) => stored.some((one) => isNameWord(one, word)))).toBe(true)
  }
})

it('finds no longer word by two letters', () => {
  expect(isNameWord('mdrahman', 'md')).toBe(false)
  expect(isNameWord('md', 'md')).toBe(true)
})

it('spells a Bangla word with a sign beside it as it spells the word', () => {
  expect(nameWords("'রহমান")).toEqual(nameWords('রহমান'))
})

it('makes the same words of its own words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const words = nameWords(name)
      expect(nameWords(words.join(' '))).toEqual(words)
    }),
  )
})
