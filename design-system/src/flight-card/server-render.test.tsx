import type { ReactElement } from 'react'
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { expect, it } from 'vitest'
import { AvatarMenu } from '../avatar-menu/index.ts'
import { Countdown } from '../countdown/index.ts'
import { FilterPanel } from '../filter-panel/index.ts'
import { Header } from '../header/index.ts'
import { TravelerForm } from '../traveler-form/index.ts'
import { FlightCard } from './index.ts'
import { servedHtml } from '../testing/suites.ts'

const served = Date.parse('2026-11-20T12:00:00Z')

/** The device's clock is an hour off and the page took its time: the first paint is still the server's. */
const late = () => served + 3_600_000

const leg = {
  label: 'Outbound',
  airline: { code: 'BG', name: 'Biman Bangladesh Airlines' },
  departure: { code: 'DAC', city: 'Dhaka', time: '11:00', date: 'Tue 1 Dec' },
  arrival: { code: 'BKK', city: 'Bangkok', time: '14:30', date: 'Tue 1 Dec' },
  duration: '2h 30m',
  stops: [],
}
const nothing = () => null

const widgets: Record<string, ReactElement> = {
  Countdown: (
    <Countdown endsAt="2026-11-20T12:15:00Z" serverNow="2026-11-20T12:00:00Z" now={late} />
  ),
  FlightCard: (
    <FlightCard
      id="offer-1"
      legs={[leg]}
      baggage={null}
      travelers={{ adults: 1, children: 0, infants: 0 }}
      price={{ base: '৳10,000', total: '৳9,000' }}
      bookHref="/flight/booking"
      details={{ flightDetails: nothing, flightFare: nothing, baggage: nothing }}
    />
  ),
  FilterPanel: (
    <FilterPanel
      action="/flight/search"
      clearHref="/flight/search"
      resultCount={1}
      groups={[]}
      sort={{ name: 'sort', choices: [{ value: 'cheapest', label: 'Cheapest', checked: true }] }}
    />
  ),
  Header: <Header user={null} active="flight" overHero />,
  AvatarMenu: <AvatarMenu user={{ name: 'Ayesha' }} />,
  TravelerForm: (
    <TravelerForm number={1} prefix="travelers[0]" countries={[]} today="2026-11-20" passport />
  ),
}

it.each(Object.keys(widgets))('%s is taken over from the server without a difference', (name) => {
  const widget = widgets[name]
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = servedHtml(widget)
  const before = place.textContent
  expect(before).not.toBe('')
  const differences: unknown[] = []
  const hydrated: Root[] = []
  act(() => {
    hydrated.push(
      hydrateRoot(place, widget, { onRecoverableError: (error) => differences.push(error) }),
    )
  })
  expect(differences).toEqual([])
  expect(place.textContent).toBe(before)
  act(() => hydrated.forEach((root) => root.unmount()))
  place.remove()
})

it('a flight card has no ids but those that begin with its own, because a server may render it by itself', () => {
  const place = document.createElement('div')
  place.innerHTML = servedHtml(widgets['FlightCard'])
  const ids = [...place.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.sort()).toEqual(['offer-1-details', 'offer-1-name'])
})
