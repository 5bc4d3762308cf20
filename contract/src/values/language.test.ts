import { describe, expect, it } from 'vitest'
import { languageOf, withoutLanguage } from './language.ts'

describe('the language of a page', () => {
  it.each([
    ['/', 'en', '/'],
    ['/about', 'en', '/about'],
    ['/bnb', 'en', '/bnb'],
    ['/app/bn', 'en', '/app/bn'],
    ['/bn', 'bn', '/'],
    ['/bn/', 'bn', '/'],
    ['/bn/about', 'bn', '/about'],
    ['/BN/About', 'bn', '/About'],
    ['/bn/app/account.data', 'bn', '/app/account.data'],
  ])('of %s is %s, and the page is %s', (path, language, page) => {
    expect(languageOf(path)).toBe(language)
    expect(withoutLanguage(path)).toBe(page)
  })

  it('is known of the data of the home page too', () => {
    expect(languageOf('/bn.data')).toBe('bn')
  })
})
