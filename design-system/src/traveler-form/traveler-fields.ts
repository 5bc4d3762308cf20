import type { ReactNode } from 'react'
import { latinDigits } from '../field/value.ts'

/** The fields of a traveller (docs/specification.md, Traveller); a form's names are these behind a prefix. */
export const travelerFields = [
  'title',
  'gender',
  'firstName',
  'lastName',
  /** A box: `on` for who has one name in the passport. */
  'singleName',
  'birthYear',
  'birthMonth',
  'birthDay',
  'nationality',
  'passportExYear',
  'passportExMonth',
  'passportExDay',
  'passportNumber',
  'passportCountry',
  'countryNumberCode',
  'mobileNumber',
  'email',
  'address',
] as const

export type TravelerField = (typeof travelerFields)[number]

/** What is typed so far, and what is wrong with it, by field. */
export type TravelerValues = Partial<Record<TravelerField, string>>
export type TravelerErrors = Partial<Record<TravelerField, string>>
export type TravelerHints = Partial<Record<TravelerField, ReactNode>>

/** docs/specification.md, Titles, genders and countries. */
export const travelerTitles = ['Mr.', 'Md.', 'Ms.', 'Miss.', 'Mrs.'] as const
export const travelerGenders = ['Male', 'Female'] as const

/** A passport number as ICAO 9303 prints it: upper case, no spaces, Latin digits. */
export function passportCharacters(typed: string): string {
  return latinDigits(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
