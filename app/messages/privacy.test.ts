import { describe, expect, it } from 'vitest'
import {
  BOOKS_YEARS,
  DELETED_DOCUMENTS_DAYS,
  ENDED_DOCUMENTS_DAYS,
  FLOWN_PASSPORT_DAYS,
  VISA_DOCUMENTS_DAYS,
} from '@jatra/contract/account/account-limits'
import { latinDigits } from '@jatra/contract/values/digits'
import type { Language } from '@jatra/contract/values/language'
import { privacy as bangla } from './pages.bn.ts'
import { privacy as english } from './pages.ts'
import { deletion as deletionInBangla } from './profile.bn.ts'
import { deletion } from './profile.ts'

const pages: Record<Language, { said: (section: number) => string; waits: string }> = {
  en: { said: (at) => english.sections[at]?.paragraphs.join(' ') ?? '', waits: deletion.waits },
  bn: {
    said: (at) => latinDigits(bangla.sections[at]?.paragraphs.join(' ') ?? ''),
    waits: deletionInBangla.waits,
  },
}

describe.each(['en', 'bn'] as const)('the privacy page in %s', (language) => {
  const { said, waits } = pages[language]
  const [kept, seenBy, rights] = [said(0), said(2), said(3)]

  it('says on which day passports and pictures go', () => {
    for (const days of [FLOWN_PASSPORT_DAYS, VISA_DOCUMENTS_DAYS, ENDED_DOCUMENTS_DAYS])
      expect(kept).toContain(String(days))
    for (const count of [BOOKS_YEARS, DELETED_DOCUMENTS_DAYS])
      expect(rights).toContain(String(count))
  })

  it('names the embassy and the hotels among who sees it', () => {
    expect(seenBy).toMatch(language === 'en' ? /embassy.*hotels/ : /দূতাবাস.*হোটেল/)
  })

  it('says of what the deletion of an account waits for, as the page of the deletion does', () => {
    const all =
      language === 'en' ? [/held/, /ticket/, /pay/, /back/] : [/ধরে রাখা/, /টিকিট/, /পেমেন্ট/, /ফেরত/]
    for (const one of all) {
      expect(rights).toMatch(one)
      expect(waits).toMatch(one)
    }
  })
})
