import { render, screen, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { BaggageTable } from '../baggage-table/index.ts'
import { FareTable } from './index.ts'

const adult = {
  travelerType: 'Adult',
  base: '৳45,000',
  tax: '৳5,000',
  subtotal: '৳50,000',
  count: 2,
  total: '৳1,00,000',
}

it.each([360, 1280])('is a table at %i px, and fits', async (width) => {
  await page.viewport(width, 800)
  render(<FareTable rows={[adult]} total="৳1,00,000" />)
  const table = screen.getByRole('table', { name: 'Fare per traveller' })
  const row = within(table).getByRole('row', { name: /^Adult/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['৳45,000', '৳5,000', '৳50,000', '2', '৳1,00,000'])
  expect(within(table).getAllByRole('columnheader')).toHaveLength(6)
  expect(within(table).getByRole('rowheader', { name: 'Base Total' })).toBeTruthy()
  expect(document.documentElement.scrollWidth).toBe(width)
})

it('ends with what is paid where a discount is taken off', () => {
  render(
    <FareTable
      rows={[adult]}
      total="৳1,00,000"
      payable={{ discount: '-৳10,000', total: '৳90,000' }}
    />,
  )
  const [, , ...ends] = screen.getAllByRole('row').map((row) => row.textContent)
  expect(ends).toEqual(['Base Total৳1,00,000', 'Discount-৳10,000', 'Total Payable৳90,000'])
})

it('names what the seller adds, and adds up to what is paid', () => {
  const payable = { margin: '৳2,500', serviceFee: '৳600', total: '৳1,03,100' }
  render(<FareTable rows={[adult]} total="৳1,00,000" payable={payable} />)
  const [, , ...ends] = screen.getAllByRole('row').map((row) => row.textContent)
  expect(ends).toEqual([
    ...['Base Total৳1,00,000', 'Agency Margin৳2,500'],
    ...['Service Fee৳600', 'Total Payable৳1,03,100'],
  ])
})

it('names each amount in the stack of a phone', async () => {
  await page.viewport(360, 800)
  render(<FareTable rows={[adult]} total="৳1,00,000" />)
  const tax = screen.getByText('৳5,000').closest('td')
  expect(tax && getComputedStyle(tax, '::before').content).toContain('Tax')
})

it('says No checked baggage where no baggage is included', () => {
  render(
    <BaggageTable
      rows={[
        {
          route: 'DAC - BKK',
          travelerType: 'Adult',
          count: 2,
          allowance: '20 kg',
          total: '40 kg',
        },
        { route: 'DAC - BKK', travelerType: 'Infant', count: 1, allowance: null, total: null },
      ]}
    />,
  )
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells.slice(0, 4)).toEqual(['Adult', '2', '20 kg', '40 kg'])
  expect(cells.slice(4)).toEqual(['Infant', '1', 'No checked baggage', 'No checked baggage'])
})
