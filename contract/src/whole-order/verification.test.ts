import { expect, it } from 'vitest'
import { airlineSiteOf } from '../flight/airline-sites.ts'
import { isSameName } from './verification.ts'

it.each([
  ['JAHAN', 'jahan'],
  ['Müller', 'Mu\u0308ller'],
  ['Müller', 'MULLER'],
  ['Al-Mamun', 'al mamun'],
  ["O'Neill", 'O’NEILL'],
  ['Md. Rahman', 'md rahman'],
])('reads %s and %s as one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
})

it('keeps different names apart, and takes nothing for no name', () => {
  expect(isSameName('Jahan', 'Jahani')).toBe(false)
  expect(isSameName('নূর', 'নীর')).toBe(false)
  // The travellers of a deleted account have no names left.
  expect(isSameName('', '--')).toBe(false)
})

it('leads to an airline by its own address, over https, or nowhere', () => {
  expect(airlineSiteOf('BG')).toBe('https://www.biman-airlines.com/')
  expect(airlineSiteOf('constructor')).toBeNull()
  expect(airlineSiteOf('ZZ')).toBeNull()
})
