import { render, screen } from '@testing-library/react'
import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { PriceIncludes } from './index.ts'

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it('names what the price covers and what it does not, in the order of the spec', () => {
  render(<PriceIncludes />)
  expect(screen.getByRole('heading', { name: 'Price Inclusive of' })).toBeTruthy()
  expect(shown()).toEqual([
    'Flight: included',
    'Car: included',
    'Hotel: included',
    'Dine: not included',
    'Cruise: not included',
    'Train: not included',
    'Bus: not included',
    'Sight Seeing: not included',
  ])
})

it('takes what a package says', () => {
  render(<PriceIncludes included={['train', 'dine']} />)
  expect(shown().filter((text) => !text?.includes('not'))).toEqual([
    'Dine: included',
    'Train: included',
  ])
})

it.each([320, 1280])('fits a screen of %i px', async (width) => {
  await page.viewport(width, 800)
  render(<PriceIncludes />)
  expect(document.documentElement.scrollWidth).toBe(width)
})
