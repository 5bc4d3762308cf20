import { expect, it } from 'vitest'
import { languageAsked } from './accept-language.ts'

it.each([
  [null, 'en'],
  ['', 'en'],
  ['bn', 'bn'],
  ['bn-BD,bn;q=0.9,en-US;q=0.8,en;q=0.7', 'bn'],
  ['en-US,en;q=0.9,bn;q=0.8', 'en'],
  ['de, bn;q=0.4, en;q=0.3', 'bn'],
  ['EN;q=0.5 , BN-bd ; q=0.9', 'bn'],
  ['en;q=0, bn;q=0.1', 'bn'],
  ['bn;q=0', 'en'],
  ['bn;q=2, en;q=0.1', 'en'],
  ['en;q=0.8, bn;q=0.8', 'en'],
  ['fr, *', 'en'],
  ['bnx, ben', 'en'],
  [','.repeat(8_000), 'en'],
])('%s asks for %s', (header, language) => {
  expect(languageAsked(new Headers(header === null ? {} : { 'accept-language': header }))).toBe(
    language,
  )
})
