import { render, screen, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { TariffTable, type TariffRow } from './index.ts'

const rows: TariffRow[] = [
  { room: 'Adults (1 X per single room)', price: '৳1,00,000', count: 1, total: '৳1,00,000' },
  { room: '(2 X per Double)', price: '৳1,85,000', count: 2, total: '৳3,70,000' },
  { room: 'Suite', price: '৳2,50,000', count: 0, total: '৳0' },
  { room: 'Dormitory', price: '৳2,75,000', count: 0, total: '৳0' },
]

it.each([320, 360, 1280])('is one table at %i px, and fits', async (width) => {
  await page.viewport(width, 800)
  render(<TariffTable rows={rows} total="৳4,70,000" />)
  const table = screen.getByRole('table', { name: 'Tariff' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((heading) => heading.textContent),
  ).toEqual([
    'Adults (1 X per single room)',
    '(2 X per Double)',
    'Suite',
    'Dormitory',
    'Total Payable',
  ])
  const double = within(table).getByRole('row', { name: /per Double/ })
  expect(
    within(double)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['৳1,85,000', '2', '৳3,70,000'])
  expect(document.documentElement.scrollWidth).toBe(width)
})

it('is a stack of cards on a phone, with the name of each amount beside it', async () => {
  await page.viewport(360, 800)
  render(<TariffTable rows={rows} total="৳4,70,000" />)
  const [first, second] = screen.getAllByRole('row').slice(1)
  const price = screen.getByText('৳1,85,000').closest('td')
  expect(price && getComputedStyle(price, '::before').content).toContain('Price per room')
  expect(second?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    first?.getBoundingClientRect().bottom ?? Infinity,
  )
  expect(price?.getBoundingClientRect().left).toBeLessThan(40)
})
