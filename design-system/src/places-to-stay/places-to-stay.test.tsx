import { render, screen } from '@testing-library/react'
import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { BestDealsBanner } from '../best-deals-banner/index.ts'
import { PlacesToStay } from './index.ts'

const drawing = <svg viewBox="0 0 8 5" aria-hidden="true" />

it.each([320, 1280])(
  'the words of the home page stand in their sections at %i px',
  async (width) => {
    await page.viewport(width, 800)
    render(
      <>
        <BestDealsBanner picture={drawing} action={<a href="#deals">See the deals</a>} />
        <PlacesToStay
          picture={drawing}
          places={[{ name: 'Sajek', detail: 'Above the clouds', picture: drawing, href: '#sajek' }]}
        />
      </>,
    )
    expect(screen.getByRole('region', { name: 'BEST DEALS' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Explore unique places to stay' })).toBeTruthy()
    expect(screen.getByText('Seamless travel made easy')).toBeTruthy()
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

it('a place is a link as large as its picture', () => {
  render(
    <PlacesToStay
      picture={drawing}
      places={[{ name: 'Sajek', picture: drawing, href: '#sajek' }]}
    />,
  )
  const place = screen.getByRole('listitem').getBoundingClientRect()
  const hit = document.elementFromPoint(place.x + place.width / 2, place.y + 20)
  expect(hit?.closest('a')?.getAttribute('href')).toBe('#sajek')
})
