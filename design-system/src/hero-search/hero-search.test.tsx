import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Icon, type IconName } from '../icon/index.ts'
import { FlightSearchForm, HeroSearch } from './index.ts'

const tabs = (
  [
    ['FLIGHT', 'plane'],
    ['HOLIDAYS', 'palm'],
    ['VISA', 'passport'],
    ['HOTEL', 'hotel'],
  ] as const satisfies readonly (readonly [string, IconName])[]
).map(([label, icon], at) => ({
  href: `/?search=${label}`,
  label,
  icon: <Icon name={icon} />,
  current: at === 0,
}))
const dhaka = {
  code: 'DAC',
  city: 'Dhaka',
  country: 'Bangladesh',
  name: 'Hazrat Shahjalal International',
}
const html = document.documentElement
afterEach(() => html.style.removeProperty('font-size'))

function renderSearch() {
  render(
    <HeroSearch label="Search" tabs={tabs}>
      <FlightSearchForm
        today="2026-11-21"
        search={() => Promise.resolve([])}
        defaultValue={{ from: dhaka, to: { ...dhaka, code: 'CXB' } }}
      />
    </HeroSearch>,
  )
  const places = screen.getAllByRole('link').map((tab) => tab.getBoundingClientRect())
  return {
    rows: new Set(places.map((place) => place.top)).size,
    end: Math.max(...places.map((place) => place.right)),
  }
}

test('on a phone the four tabs stand in one row', async () => {
  await page.viewport(360, 740)
  const { rows, end } = renderSearch()
  expect(rows).toBe(1)
  expect(end).toBeLessThanOrEqual(360)
})

test('at 200% text nothing leaves a phone sideways', async () => {
  await page.viewport(360, 740)
  html.style.fontSize = '200%'
  const { end } = renderSearch()
  expect(end).toBeLessThanOrEqual(360)
  expect(html.scrollWidth).toBeLessThanOrEqual(360)
})
