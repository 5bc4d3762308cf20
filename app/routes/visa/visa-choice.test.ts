import { describe, expect, it } from 'vitest'
import { readVisaChoice } from './find-visa.server.ts'
import { visaDetailsHref, visaScheduleHref, type VisaChoice } from './visa-choice.ts'

const read = (query: string) => readVisaChoice(new URLSearchParams(query))

describe('the choice in an address', () => {
  const choice: VisaChoice = {
    country: 'Thailand',
    nationality: 'NP',
    travelers: 3,
    category: 'student',
  }

  it('is read as it was written', () => {
    for (const href of [visaDetailsHref(choice), visaScheduleHref(1, choice)])
      expect(read(href.slice(href.indexOf('?')))).toEqual(choice)
  })

  it('starts with one Bangladeshi traveller, and no kind of applicant', () => {
    expect(read('country=Malaysia')).toEqual({
      country: 'Malaysia',
      nationality: 'BD',
      travelers: 1,
      category: null,
    })
  })

  it('is none without a country, and unknown for one that has no visa here', () => {
    expect(read('')).toBeNull()
    expect(read('country=&travelers=2')).toBeNull()
    expect(read('country=Atlantis')).toBe('unknown')
  })

  it('holds 1 to 9 travellers, whatever is typed', () => {
    const travelers = ['0', '-4', '9', '10', '1e9', '2.5', 'two', ''].map((typed) => {
      const found = read(`country=Thailand&travelers=${typed}`)
      return typeof found === 'object' && found?.travelers
    })
    expect(travelers).toEqual([1, 1, 9, 9, 9, 1, 1, 1])
  })

  it('ignores unknown nationalities and kinds of applicant', () => {
    expect(read('country=Thailand&nationality=bangladesh&category=astronaut')).toMatchObject({
      nationality: 'BD',
      category: null,
    })
    expect(read('country=Thailand&nationality=XX')).toMatchObject({ nationality: 'BD' })
  })
})
