import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BaggageTable } from '../../design-system/src/baggage-table/index.ts'
import { DateParts } from '../../design-system/src/date-parts/index.ts'
import { FareTable } from '../../design-system/src/fare-table/index.ts'

afterEach(cleanup)

const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent)

test('the fare table counts travellers in Bangla digits', () => {
  const amounts = { base: '৳৯', tax: '৳১', subtotal: '৳১০', total: '৳২০' }
  render(<FareTable rows={[{ travelerType: 'প্রাপ্তবয়স্ক', count: 2, ...amounts }]} total="৳২০" />)
  expect(cells()).toContain('২')
  expect(cells()).not.toContain('2')
})

test('the baggage table counts travellers in Bangla digits', () => {
  const bags = { route: 'DAC - BKK', allowance: '২০ কেজি', total: '৬০ কেজি' }
  render(<BaggageTable rows={[{ travelerType: 'প্রাপ্তবয়স্ক', count: 3, ...bags }]} />)
  expect(cells()).toContain('৩')
  expect(cells()).not.toContain('3')
})

test('days and years are chosen in Bangla digits and sent in Latin ones', () => {
  const names = { year: 'y', month: 'm', day: 'd' }
  render(<DateParts legend="জন্মতারিখ" names={names} years={[1990]} />)
  expect(screen.getByRole('option', { name: '৩১' })).toHaveProperty('value', '31')
  expect(screen.getByRole('option', { name: '১৯৯০' })).toHaveProperty('value', '1990')
  expect(screen.queryByRole('option', { name: '1990' })).toBeNull()
})
