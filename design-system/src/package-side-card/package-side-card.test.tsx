import { render, screen, within } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import { PackageSideCard, type Stay } from './index.ts'

const hotels = ['Cinnamon Citadel, Kandy', '98 Acres, Ella']
const card = () => screen.getByRole('region', { name: 'Deluxe' })

afterEach(() => {
  window.location.hash = ''
})

it('lists the hotels and leads to the reservation', () => {
  render(<PackageSideCard hotels={hotels} price="৳68,500" href="#reserve" />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(hotels)
  expect(card().textContent).toContain('Departs:Any day')
  const link = screen.getByRole('link', { name: 'SELECT OFFER' })
  expect(link.getAttribute('href')).toBe('#reserve')
})

const lanka: Stay[] = [
  { name: 'Cinnamon Citadel', stars: 5, room: 'River view', place: 'Kandy' },
  { name: '98 Acres', place: 'Ella', latitude: 6.87, longitude: 81.05 },
  { name: 'Tea Factory', place: 'Ella', latitude: 6.88, longitude: 81.04 },
  { name: 'Lighthouse', place: 'Galle', latitude: 6.05, longitude: 80.19 },
]

it('says what is known of a hotel, and nothing else', () => {
  render(<PackageSideCard hotels={[...lanka, 'A tent']} href="#reserve" />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Cinnamon Citadel 5-star · River view · Kandy',
    '198 Acres Ella',
    '1Tea Factory Ella',
    '2Lighthouse Galle',
    'A tent',
  ])
})

it('draws the places on a map, each once, north at the top', () => {
  render(<PackageSideCard hotels={lanka} href="#reserve" />)
  const map = screen.getByRole('img', { name: 'Map: 1 Ella, 2 Galle' })
  const [ella, galle] = ['1', '2'].map((number) =>
    within(map).getByText(number).getBoundingClientRect(),
  )
  expect(ella?.top).toBeLessThan(galle?.top ?? 0)
  expect(ella?.left).toBeGreaterThan(galle?.left ?? 0)
})

it('draws a place alone with the way to it, and nothing where no place is known', () => {
  const from = { name: 'Dhaka', latitude: 23.81, longitude: 90.41 }
  const { rerender } = render(
    <PackageSideCard hotels={lanka.slice(1, 3)} from={from} href="#reserve" />,
  )
  expect(screen.getByRole('img', { name: 'Map: Dhaka, 1 Ella' })).toBeTruthy()
  rerender(<PackageSideCard hotels={hotels} from={from} href="#reserve" />)
  expect(screen.queryByRole('img')).toBeNull()
})

it('shows the dates that are there, and no others', () => {
  const { rerender } = render(<PackageSideCard hotels={hotels} href="#reserve" />)
  expect(card().textContent).not.toContain('Valid')
  rerender(<PackageSideCard hotels={[]} validTo="31 Mar 2027" href="#reserve" />)
  expect(card().textContent).toContain('Valid To31 Mar 2027')
  expect(card().textContent).not.toContain('Valid From')
  expect(screen.queryByRole('list')).toBeNull()
})

it('is followed by mouse and by keyboard, and is wide enough for a thumb', async () => {
  render(<PackageSideCard hotels={hotels} href="#reserve" />)
  const link = page.getByRole('link', { name: 'SELECT OFFER' })
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await link.click()
  await expect.poll(() => window.location.hash).toBe('#reserve')
  window.location.hash = ''
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => window.location.hash).toBe('#reserve')
})
