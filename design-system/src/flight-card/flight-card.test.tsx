import { cleanup, render, screen, within } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { serveWithoutScript } from '../testing/suites.ts'
import { FlightCard, type FlightCardProps, type FlightLegData } from './index.ts'

const flightDetails = vi.fn(() => <p>DAC to BKK, segment by segment</p>)

const card: FlightCardProps = {
  legs: [
    {
      label: 'Outbound',
      airline: { code: 'BG', name: 'Biman Bangladesh Airlines' },
      departure: { code: 'DAC', city: 'Dhaka', time: '22:30', date: 'Tue 1 Dec' },
      arrival: { code: 'BKK', city: 'Bangkok', time: '06:05', date: 'Wed 2 Dec' },
      dayChange: 1,
      duration: '6h 35m',
      stops: [{ code: 'CCU', city: 'Kolkata' }],
    },
  ],
  baggage: '30 kg',
  travelers: { adults: 2, children: 1, infants: 1 },
  price: { base: '৳1,50,000', total: '৳1,35,000' },
  bookHref: '/flight/booking?searchId=s&index=1',
  details: {
    flightDetails,
    flightFare: () => <p>Fares</p>,
    baggage: () => <p>Bags</p>,
  },
}

beforeEach(() => void flightDetails.mockClear())

it('says who flies when, with what, for how many and for how much', () => {
  render(<FlightCard {...card} />)
  const outbound = screen.getByRole('group', { name: 'Outbound' }).textContent
  expect(outbound).toContain('Departs 22:30')
  expect(outbound).toContain('(arrives 1 day later)')
  expect(outbound).toContain('1 stop: Kolkata')
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Baggage: 30 kg')
  expect(screen.getByText('2 Adults, 1 Child, 1 Infant')).toBeTruthy()
  expect(screen.getByText('৳1,50,000').tagName).toBe('S')
  expect(screen.getByText('for 4 travellers')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe(card.bookHref)
})

it('strikes nothing through where the price is not lowered', () => {
  const { container } = render(<FlightCard {...card} price={{ total: '৳1,35,000' }} />)
  expect(container.querySelector('s')).toBeNull()
  expect(container.textContent).not.toContain('Base total')
  expect(container.textContent).toContain('Total ৳1,35,000')
})

it('names every flight of a multi-city trip, on itself and on its link', () => {
  const [leg] = card.legs as [FlightLegData]
  const on = (label: string, from: string, to: string): FlightLegData => ({
    ...leg,
    label,
    departure: { ...leg.departure, code: from },
    arrival: { ...leg.arrival, code: to },
  })
  const legs = [
    on('Flight 1', 'DAC', 'BKK'),
    on('Flight 2', 'BKK', 'SIN'),
    on('Flight 3', 'SIN', 'DAC'),
  ]
  render(<FlightCard {...card} legs={legs} />)
  const route = 'DAC - BKK, BKK - SIN, SIN - DAC'
  expect(
    screen.getByRole('article', { name: `Biman Bangladesh Airlines ${route}, 22:30` }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: `Book Now ${route}` })).toBeTruthy()
})

it('says so when no baggage is included', () => {
  render(<FlightCard {...card} baggage={null} />)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Baggage: No checked baggage')
})

it('makes its details only when opened, and its tabs work by keyboard', async () => {
  render(<FlightCard {...card} />)
  expect(flightDetails).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Show Details' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Hide Details', expanded: true })).toBeTruthy()
  await expect
    .element(page.getByRole('tabpanel', { name: 'FLIGHT DETAILS' }))
    .toHaveTextContent('DAC to BKK, segment by segment')
  await userEvent.keyboard('{Tab}{End}')
  await expect
    .element(page.getByRole('tabpanel', { name: 'FARE RULES' }))
    .toHaveTextContent('No Fare Rule Found')
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'FLIGHT DETAILS',
    'FLIGHT FARE',
    'BAGGAGE',
    'FARE RULES',
  ])
})

it('opens and closes on a click anywhere on the ticket, but not on its link or on selected text', async () => {
  render(<FlightCard {...card} />)
  const expanded = () => screen.getByRole('button', { name: /Details/ }).ariaExpanded
  const link = screen.getByRole('link', { name: 'Book Now' })
  link.addEventListener('click', (event) => event.preventDefault())
  await page.getByRole('link', { name: 'Book Now' }).click()
  expect(expanded()).toBe('false')
  await page.getByText('22:30').click()
  expect(expanded()).toBe('true')
  window.getSelection()?.selectAllChildren(screen.getByText('Biman Bangladesh Airlines'))
  screen.getByText('Biman Bangladesh Airlines').click()
  expect(expanded()).toBe('true')
  window.getSelection()?.removeAllRanges()
  await page.getByText('22:30').click()
  expect(expanded()).toBe('false')
})

describe('its height', () => {
  const leg = card.legs[0] as FlightLegData
  const domestic: FlightCardProps = {
    ...card,
    legs: [
      {
        ...leg,
        airline: { code: 'BS', name: 'US-Bangla Airlines' },
        arrival: { code: 'CXB', city: 'Cox’s Bazar', time: '07:05', date: 'Tue 1 Dec' },
        dayChange: 0,
        duration: '55m',
        stops: [],
      },
    ],
    baggage: '20 kg',
  }
  // Letters of the system's font are narrower. A fallback that this machine has not is none.
  beforeAll(() => Promise.allSettled([...document.fonts].map((face) => face.load())))

  const phone = (props: FlightCardProps) => {
    render(
      <div style={{ inlineSize: 328 }}>
        <FlightCard {...props} />
      </div>,
    )
    return screen.getByRole('article').getBoundingClientRect()
  }

  it.each([
    ['one-way within the country', domestic, 150],
    ['one-way abroad, with a stop', { ...card, baggage: null }, 150],
    ['a round trip', { ...card, legs: [leg, { ...leg, label: 'Return' }] }, 220],
  ])('on a phone of 360 px: %s', (_, props, atMost) => {
    expect(phone(props).height).toBeLessThanOrEqual(atMost)
    const price = screen.getByText('৳1,35,000').getBoundingClientRect()
    const time = screen.getAllByText('22:30')[0]?.getBoundingClientRect()
    expect(price.left).toBeGreaterThan(time?.right ?? Infinity)
    const [city, code] = [screen.getAllByText('Dhaka')[0], screen.getAllByText('DAC')[0]]
    expect(city?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      (code?.getBoundingClientRect().top ?? 0) + 1,
    )
    const book = screen.getByRole('link', { name: /^Book Now/ }).getBoundingClientRect()
    expect(book.height).toBeGreaterThanOrEqual(40)
  })

  it('on a phone a price of a lakh in Bangla leaves the arrival its room', () => {
    const bangla: FlightLegData = {
      ...leg,
      airline: { code: 'BG', name: 'বিমান বাংলাদেশ এয়ারলাইনস' },
      departure: { ...leg.departure, city: 'ঢাকা', time: '২২:৩০' },
      arrival: { ...leg.arrival, city: 'কুয়ালালামপুর', time: '০৬:০৫' },
      duration: '৬ ঘ ৩৫ মি',
    }
    phone({ ...card, legs: [bangla], price: { base: '৳৬,৫৮,৩৯৫', total: '৳৫,৯২,৫৫৫' } })
    const stub = screen.getByText('৳৫,৯২,৫৫৫').parentElement?.parentElement
    const edge = stub?.getBoundingClientRect().left ?? 0
    for (const text of ['+1', 'কুয়ালালামপুর', '০৬:০৫'])
      expect(screen.getByText(text).getBoundingClientRect().right).toBeLessThanOrEqual(edge - 8)
  })

  it('on a phone the perforations of a list stand in line', () => {
    const totals = ['৳4,670', '৳8,88,888', '৳৮,৮৮,৮৮৮', '৳88,88,888', '৳৮৮,৮৮,৮৮৮']
    const edges = totals.map((total) => {
      phone({ ...domestic, price: { base: total, total } })
      const shown = screen.getAllByText(total)[1]
      const stub = shown?.parentElement?.parentElement
      const edge = stub?.getBoundingClientRect().left
      expect(shown?.getClientRects()).toHaveLength(1)
      expect(shown?.scrollWidth).toBeLessThanOrEqual(shown?.clientWidth ?? 0)
      cleanup()
      return edge
    })
    expect(new Set(edges).size).toBe(1)
  })

  it('on a phone baggage that differs by leg takes two lines, above the button', () => {
    const baggage = 'Outbound No checked baggage, Return 20 kg'
    phone({ ...card, baggage })
    const fact = screen.getByText(baggage).getBoundingClientRect()
    const show = screen.getByRole('button', { name: 'Show Details' }).getBoundingClientRect()
    expect(fact.height).toBeLessThanOrEqual(40)
    expect(show.top).toBeGreaterThanOrEqual(fact.bottom)
  })

  it('on 320 px the price hangs below, clear of the arrival', () => {
    render(
      <div style={{ inlineSize: 288 }}>
        <FlightCard {...card} />
      </div>,
    )
    const placeOf = (text: string) => screen.getByText(text).getBoundingClientRect()
    const arrival = placeOf('06:05')
    expect(arrival.top).toBeCloseTo(placeOf('22:30').top, 0)
    expect(placeOf('৳1,35,000').top).toBeGreaterThan(arrival.bottom)
  })

  // As wide as the results leave a card on screens of 672, 1024, 768, 792 or 1096, and 1112 px.
  it.each([640, 672, 720, 744, 760])('in %i px both times stand in one row', (inlineSize) => {
    render(
      <div style={{ inlineSize }}>
        <FlightCard {...card} price={{ base: '৳15,92,555', total: '৳14,32,555' }} />
      </div>,
    )
    const departure = screen.getByText('22:30').getBoundingClientRect()
    const arrival = screen.getByText('06:05').getBoundingClientRect()
    expect(arrival.top).toBe(departure.top)
    expect(screen.getByText('৳14,32,555').getBoundingClientRect().left).toBeGreaterThan(
      arrival.right,
    )
  })

  it('at twice the text size on a laptop the price stays beside the times', () => {
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    render(
      <div style={{ inlineSize: 896 }}>
        <FlightCard {...domestic} />
      </div>,
    )
    const box = screen.getByRole('article').getBoundingClientRect()
    expect(box.height).toBeLessThanOrEqual(350)
    const price = screen.getByText('৳1,35,000').getBoundingClientRect()
    const arrival = screen.getByText('07:05').getBoundingClientRect()
    expect(price.left).toBeGreaterThan(arrival.right)
    expect(price.right).toBeLessThan(box.right)
  })

  it('nothing leaves it on 320 px at twice the text size', () => {
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    render(
      <div style={{ inlineSize: 288 }}>
        <FlightCard {...card} />
      </div>,
    )
    const box = screen.getByRole('article')
    for (const element of box.querySelectorAll('time, s, a, li, button')) {
      expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(
        box.getBoundingClientRect().right,
      )
    }
  })
})

it('shows no dead button without script', async () => {
  const served = await serveWithoutScript(<FlightCard {...card} />)
  expect(within(served.body).queryByRole('button')).toBeNull()
  expect(within(served.body).getByRole('link', { name: 'Book Now' })).toBeTruthy()
})
