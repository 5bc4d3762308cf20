import type { TravelerType } from './traveler-type.ts'
import { titles, type travelerGenders } from './traveler.ts'

type Title = (typeof titles)[number]
type Gender = (typeof travelerGenders)[number]

const genders: Readonly<Record<Title, Gender>> = {
  'Mr.': 'Male',
  'Md.': 'Male',
  Master: 'Male',
  'Ms.': 'Female',
  'Miss.': 'Female',
  'Mrs.': 'Female',
}

/** The gender that a title stands for, which forms propose; undefined for what is no title. */
export function genderOfTitle(title: string | undefined): Gender | undefined {
  const known = titles.find((one) => one === title)
  return known && genders[known]
}

/**
 * True for a title and a gender that usually do not go together, such as Mr. and Female. A form asks and never rejects
 * the pair, because passports have it.
 */
export function isTitleUnlikeGender(title: string | undefined, gender: string | undefined) {
  const usual = genderOfTitle(title)
  return usual !== undefined && Boolean(gender) && usual !== gender
}

const ofChildren: readonly Title[] = ['Master', 'Miss.']

/**
 * The titles to choose from: those of children come first for children, and adults have no Master. Without a kind of
 * traveller, as for visas, all titles are offered.
 */
export function titlesFor(kind?: TravelerType): readonly Title[] {
  if (kind === undefined) return titles
  if (kind === 'ADULT') return titles.filter((title) => title !== 'Master')
  return [...ofChildren, ...titles.filter((title) => !ofChildren.includes(title))]
}
