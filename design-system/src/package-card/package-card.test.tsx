import { render, screen } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { PackageCard, type PackageCardProps } from './index.ts'

const words =
  'A slow train through tea hills, a rock that was a palace, and the sea at the end of it. '
const tour: PackageCardProps = {
  name: 'Ceylon by rail',
  description: words.repeat(4),
  duration: '6 Days 5 Nights',
  price: '৳68,500',
  rating: 4.5,
  destination: 'Srilanka',
  href: '#ceylon',
  picture: <svg viewBox="0 0 8 5" aria-hidden="true" />,
}
const arrived = () => expect.poll(() => window.location.hash).toBe('#ceylon')
const box = () => screen.getByRole('article').getBoundingClientRect()

afterEach(() => {
  window.location.hash = ''
})

it('says what it is, for how long, and for how much', () => {
  render(<PackageCard {...tour} />)
  const text = screen.getByRole('article').textContent
  for (const part of ['Srilanka', '6 Days 5 Nights', '৳68,500', 'per person', '4.5 out of 5']) {
    expect(text).toContain(part)
  }
  expect(screen.getByRole('heading', { name: 'Ceylon by rail', level: 3 })).toBeTruthy()
})

it.each([
  ['carousel', 100],
  ['list', 200],
] as const)('in the %s it shows at most %i characters, cut on a word', (variant, limit) => {
  render(<PackageCard {...tour} variant={variant} />)
  const shown = screen.getByText(/^A slow train/).textContent ?? ''
  expect(shown.length).toBeLessThanOrEqual(limit + 1)
  expect(shown.length).toBeGreaterThan(limit - 15)
  expect(shown.endsWith('…')).toBe(true)
  expect(words.repeat(4)[shown.length - 1]).toMatch(/[\s,.]/)
})

describe('a package opens', () => {
  it('by a click anywhere on its card', async () => {
    render(<PackageCard {...tour} />)
    const { width, height } = box()
    await page.getByRole('article').click({ position: { x: width - 12, y: height - 12 } })
    await arrived()
  })

  it('by keyboard', async () => {
    render(<PackageCard {...tour} />)
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Ceylon by rail' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await arrived()
  })

  it('by a finger that never has to aim: the whole card is the target', () => {
    render(<PackageCard {...tour} />)
    const card = box()
    for (const [x, y] of [
      [0.1, 0.1],
      [0.5, 0.5],
      [0.9, 0.95],
    ] as const) {
      const hit = document.elementFromPoint(card.x + card.width * x, card.y + card.height * y)
      expect(hit?.closest('a')?.getAttribute('href')).toBe('#ceylon')
    }
  })
})

it.each([320, 360, 1280])('fits a screen of %i px', async (width) => {
  await page.viewport(width, 800)
  render(
    <PackageCard
      {...tour}
      variant="list"
      price="৳12,34,567"
      name="শ্রীলঙ্কার চা বাগান আর সিগিরিয়া, আট রাত নয় দিনের সম্পূর্ণ প্যাকেজ"
    />,
  )
  expect(document.documentElement.scrollWidth).toBe(width)
})
