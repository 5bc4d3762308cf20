import { expect, it } from 'vitest'
import { titles } from './traveler.ts'
import { genderOfTitle, isTitleUnlikeGender, titlesFor } from './title-gender.ts'

it('knows the gender of every title', () => {
  expect(Object.fromEntries(titles.map((title) => [title, genderOfTitle(title)]))).toEqual({
    'Mr.': 'Male',
    'Md.': 'Male',
    'Ms.': 'Female',
    'Miss.': 'Female',
    'Mrs.': 'Female',
    Master: 'Male',
  })
  expect(genderOfTitle('constructor')).toBeUndefined()
})

it('finds the pairs to ask about', () => {
  expect(isTitleUnlikeGender('Mr.', 'Female')).toBe(true)
  expect(isTitleUnlikeGender('Mrs.', 'Male')).toBe(true)
  expect(isTitleUnlikeGender('Master', 'Male')).toBe(false)
  expect(isTitleUnlikeGender('Mr.', '')).toBe(false)
  expect(isTitleUnlikeGender('', 'Female')).toBe(false)
})

it('offers Master and Miss to children first, and no Master to adults', () => {
  expect(titlesFor('ADULT')).toEqual(['Mr.', 'Md.', 'Ms.', 'Miss.', 'Mrs.'])
  expect(titlesFor('CHILD').slice(0, 2)).toEqual(['Master', 'Miss.'])
  expect(titlesFor('HELD_INFANT')).toHaveLength(titles.length)
  expect(titlesFor()).toContain('Master')
})
