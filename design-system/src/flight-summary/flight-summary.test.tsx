import { render, screen, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { expect, it, onTestFinished } from 'vitest'
import { serveWithoutScript } from '../testing/suites.ts'
import { FlightSummary, SearchSummary } from './index.ts'

const facts = {
  from: { code: 'DAC', city: 'Dhaka' },
  to: { code: 'BKK', city: 'Bangkok' },
  departureDate: '1 Dec 2026',
  passengers: 1,
}

it('tells a one-way from a return by its arrow and its dates', () => {
  const { rerender } = render(<FlightSummary {...facts}>The flight</FlightSummary>)
  expect(screen.getByRole('img', { name: 'to' })).toBeTruthy()
  expect(screen.getByText('1 Passenger')).toBeTruthy()
  rerender(
    <FlightSummary {...facts} returnDate="8 Dec 2026" passengers={3}>
      The flight
    </FlightSummary>,
  )
  expect(screen.getByRole('img', { name: 'to and back from' })).toBeTruthy()
  expect(screen.getByText(/8 Dec 2026/)).toBeTruthy()
  expect(screen.getByText('3 Passenger(s)')).toBeTruthy()
})

it('shows and hides the flight', async () => {
  render(<FlightSummary {...facts}>The flight</FlightSummary>)
  await page.getByText('Show Details').click()
  await expect.element(page.getByText('The flight')).toBeVisible()
  await page.getByText('Hide Details').click()
  await expect.element(page.getByText('Show Details')).toBeVisible()
})

it('opens the search in place and closes it when the search says so', async () => {
  render(
    <SearchSummary
      {...facts}
      editor={(close) => (
        <button type="button" onClick={close}>
          SEARCH FLIGHT
        </button>
      )}
    />,
  )
  await page.getByRole('button', { name: 'Edit search' }).click()
  await page.getByRole('button', { name: 'SEARCH FLIGHT' }).click()
  expect(screen.queryByRole('button', { name: 'SEARCH FLIGHT' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit search', expanded: false })).toBeTruthy()
})

it('without script the search is changed where its link leads, and no dead button is seen', async () => {
  const summary = <SearchSummary {...facts} editor={() => null} editHref="/?search=flight" />
  const served = await serveWithoutScript(summary)
  expect(within(served.body).queryByRole('button')).toBeNull()
  const link = within(served.body).getByRole('link', { name: 'Edit search' })
  expect(link.getAttribute('href')).toBe('/?search=flight')
})

it('on a phone is one line of 52 px with the way to change it', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  render(
    <div style={{ inlineSize: 240 }}>
      <SearchSummary
        {...facts}
        returnDate="8 Dec 2026"
        cabin="Economy"
        moreLegs={['BKK - SIN, 4 Dec 2026']}
        editor={() => null}
      />
    </div>,
  )
  const line = screen.getByRole('region', { name: 'Your search' })
  expect(line.getBoundingClientRect().height).toBeLessThanOrEqual(52)
  expect(line.textContent).toContain('BKK - SIN, 4 Dec 2026')
  expect(screen.getByText('1 Passenger · Economy')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit search' })).toBeTruthy()
})
