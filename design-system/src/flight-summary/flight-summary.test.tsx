import { render, screen, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { serveWithoutScript } from '../testing/index.ts'
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
