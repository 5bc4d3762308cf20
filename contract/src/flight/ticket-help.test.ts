import { expect, it } from 'vitest'
import { jatraAirRules } from './jatra-air.ts'
import { ticketHelp } from './ticket-name.ts'

const { shorterOf, ticketOf } = ticketHelp(jatraAirRules)

it('says how the ticket will read, while it is known', () => {
  const names = { title: 'Mrs.', firstName: 'Ayesha', lastName: 'O’Neil' }
  expect(ticketOf(names)).toBe('O NEIL/AYESHA MRS')
  expect(ticketOf({ ...names, firstName: '', lastName: 'Rahima' })).toBe('RAHIMA/RAHIMA MRS')
  expect(ticketOf({ ...names, firstName: 'আয়েশা' })).toBeNull()
  expect(ticketOf({ ...names, firstName: 'Mosammat Jannatul Ferdous' })).toBeNull()
})

it('offers shorter names for one that is too long, and none for others', () => {
  expect(shorterOf('Mosammat Jannatul Ferdous')[0]).toBe('Mosammat Jannatul')
  expect(shorterOf('Mosammat Jannatul')).toEqual([])
})
