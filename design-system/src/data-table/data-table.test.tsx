import { render, screen, within } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it, vi } from 'vitest'
import { EmptyState } from '../empty-state/index.ts'
import { DataTable, type DataTableProps } from './index.ts'

const opened = vi.fn<(path: string) => void>()
beforeEach(() => {
  opened.mockReset()
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    event.preventDefault()
    opened(link.getAttribute('href') ?? '')
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
})

const orders: DataTableProps = {
  caption: 'Orders',
  columns: [
    { label: 'Booking ID', sort: { href: '?sort=id' } },
    { label: 'Customer', sort: { href: '?sort=-customer', direction: 'ascending' } },
    { label: 'Total', number: true },
  ],
  rows: [
    { id: 'a', href: '/desk/orders/a', cells: ['7F3K-2QX9', 'Ayesha Karim', '৳1,35,000'] },
    {
      id: 'b',
      href: '/desk/orders/b',
      cells: ['9MK4-XT2C', 'Rahim Uddin', '৳42,500'],
      tone: 'critical',
    },
    { id: 'c', cells: ['Backup', 'Nobody', ''] },
    { id: 'd', href: '/desk/orders/d', cells: ['K2QX-7F3R', 'Nusrat Jahan', '৳9,800'] },
  ],
  empty: <EmptyState title="No orders" />,
}
const link = (name: string) => screen.getByRole('link', { name })

it.each([320, 360, 768, 1280])('is one table at %i px, and fits', async (width) => {
  await page.viewport(width, 800)
  render(<DataTable {...orders} />)
  const table = screen.getByRole('table', { name: 'Orders 4 on this page' })
  expect(within(table).getAllByRole('rowheader')[1]?.textContent).toBe('9MK4-XT2C')
  const second = within(table).getByRole('row', { name: /^9MK4/ })
  expect(
    within(second)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rahim Uddin', '৳42,500'])
  expect(document.documentElement.scrollWidth).toBe(width)
})

it('is a stack of cards on a phone, with the links to sort by above them', async () => {
  await page.viewport(360, 800)
  render(<DataTable {...orders} />)
  const total = screen.getByText('৳42,500').closest('td')
  expect(total && getComputedStyle(total, '::before').content).toContain('Total')
  await expect.element(page.getByRole('link', { name: 'Customer' })).toBeVisible()
  // A value that is not there takes no line.
  const backup = screen.getByRole('row', { name: /^Backup/ })
  expect(within(backup).queryAllByRole('cell')).toHaveLength(1)
})

it('sorts by links, and says how it is sorted', () => {
  render(<DataTable {...orders} />)
  expect(link('Customer').getAttribute('href')).toBe('?sort=-customer')
  expect(screen.getByRole('columnheader', { name: 'Customer' }).ariaSort).toBe('ascending')
  expect(screen.getByRole('columnheader', { name: 'Booking ID' }).ariaSort).toBeNull()
})

it('opens a row by a press anywhere in it, but not by one that selects text', async () => {
  await page.viewport(1280, 800)
  render(<DataTable {...orders} />)
  await page.getByText('Rahim Uddin').click()
  expect(opened.mock.calls).toEqual([['/desk/orders/b']])
  const total = screen.getByText('৳42,500')
  getSelection()?.selectAllChildren(total)
  total.click()
  await page.getByText('Nobody').click()
  expect(opened).toHaveBeenCalledTimes(1)
})

it('j and k move through the rows that lead somewhere, and Enter opens one', async () => {
  render(<DataTable {...orders} />)
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(link('7F3K-2QX9'))
  await userEvent.keyboard('jj')
  expect(document.activeElement).toBe(link('K2QX-7F3R'))
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(link('K2QX-7F3R'))
  await userEvent.keyboard('k{Enter}')
  expect(opened.mock.calls).toEqual([['/desk/orders/b']])
})

it('k begins at the last row', async () => {
  render(<DataTable {...orders} />)
  await userEvent.keyboard('k')
  expect(document.activeElement).toBe(link('K2QX-7F3R'))
})

it('reads the same keys on a Bangla keyboard', () => {
  render(<DataTable {...orders} />)
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ক', code: 'KeyJ', bubbles: true }),
  )
  expect(document.activeElement).toBe(link('7F3K-2QX9'))
})

it('leaves the keys to a field, to the browser and to what lies over the page', async () => {
  const { rerender } = render(
    <>
      <input aria-label="Search" />
      <DataTable {...orders} />
    </>,
  )
  screen.getByRole('textbox').focus()
  await userEvent.keyboard('jk')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('jk')
  screen.getByRole('textbox').blur()
  await userEvent.keyboard('{Control>}j{/Control}')
  expect(document.activeElement).toBe(document.body)
  rerender(
    <>
      <div role="dialog" aria-label="Sure?" />
      <DataTable {...orders} />
    </>,
  )
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(document.body)
  rerender(<DataTable {...orders} keys={false} />)
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(document.body)
})

it('says how many there are, as far as that is known', () => {
  const { rerender } = render(<DataTable {...orders} total={143} />)
  expect(screen.getByRole('table', { name: 'Orders 4 of 143' })).toBeTruthy()
  rerender(<DataTable {...orders} total={4} />)
  expect(screen.getByRole('table', { name: 'Orders 4' })).toBeTruthy()
})

it('leads to the pages before and behind by links', () => {
  render(<DataTable {...orders} newer="?" older="?cursor=d" />)
  const pages = screen.getByRole('navigation', { name: 'Pages' })
  expect(within(pages).getByRole('link', { name: 'Newer' }).getAttribute('rel')).toBe('prev')
  expect(within(pages).getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('?cursor=d')
})

it('says that it is empty, or that it is loading, and keeps the rows that are there', () => {
  const { rerender } = render(<DataTable {...orders} rows={[]} />)
  expect(screen.getByRole('heading', { name: 'No orders' })).toBeTruthy()
  rerender(<DataTable {...orders} rows={[]} loading />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  rerender(<DataTable {...orders} loading />)
  const table = screen.getByRole('table')
  expect(table.closest('[aria-busy="true"]')).not.toBeNull()
})
