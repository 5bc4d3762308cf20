import { render, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AirportOption } from '../airport-autocomplete/index.ts'
import { serveWithoutScript } from '../testing/suites.ts'
import { FlightSearchForm, type FlightSearchFormProps } from './flight-search-form.tsx'

const airport = (code: string, city: string, country: string): AirportOption => ({
  code,
  city,
  country,
  name: `${city} International Airport`,
})
const DAC = airport('DAC', 'Dhaka', 'Bangladesh')
const CXB = airport('CXB', "Cox's Bazar", 'Bangladesh')
const BKK = airport('BKK', 'Bangkok', 'Thailand')
const DMK = airport('DMK', 'Don Mueang', 'Thailand')
const all = [DAC, CXB, BKK, DMK]
const search = (query: string) =>
  Promise.resolve(
    all.filter((one) => `${one.code} ${one.city} ${one.country}`.toLowerCase().includes(query)),
  )

async function renderForm(props: Partial<FlightSearchFormProps> = {}) {
  await page.viewport(1280, 900)
  const sent = vi.fn<(query: string) => void>()
  const onSubmit = vi.fn()
  const { container } = render(
    // The page is not left: what would be in its address is kept instead.
    <div
      onSubmit={(event) => {
        if (event.defaultPrevented) return
        event.preventDefault()
        sent(query(event.target as HTMLFormElement))
      }}
    >
      <FlightSearchForm
        today="2026-11-21"
        search={search}
        suggestions={{ from: [{ label: 'Bangladesh', options: [DAC] }] }}
        defaultValue={{ from: DAC, to: CXB }}
        onSubmit={onSubmit}
        {...props}
      />
    </div>,
  )
  return { sent, onSubmit, container }
}
const query = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ).toString()
const submit = () => userEvent.click(page.getByRole('button', { name: 'SEARCH FLIGHT' }))
const field = (name: string) => page.getByRole('combobox', { name, exact: true })

test('sends the parameters of the spec, and nothing else', async () => {
  const { sent, onSubmit } = await renderForm()
  await submit()
  expect(sent).toHaveBeenCalledWith(
    'tripType=oneWay&originLocationCode=DAC&destinationLocationCode=CXB&departureDate=2026-11-21' +
      '&adults=1&children=0&infants=0&travelClass=ECONOMY&max=10',
  )
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('swap exchanges what is shown and what is searched, and is announced', async () => {
  const { sent } = await renderForm()
  await userEvent.click(page.getByRole('button', { name: 'Swap From and To' }))
  await expect.element(field('From')).toHaveValue("Cox's Bazar")
  await expect.element(page.getByText("From Cox's Bazar to Dhaka")).toBeInTheDocument()
  await submit()
  expect(sent.mock.calls[0]?.[0]).toContain('originLocationCode=CXB&destinationLocationCode=DAC')
})

test('the return tile makes it a round trip that returns the day after, and opens that date', async () => {
  const { sent } = await renderForm()
  await userEvent.click(page.getByRole('button', { name: 'SAVE MORE ON Return Flight' }))
  await expect.element(page.getByRole('textbox', { name: 'Return Date' })).toHaveFocus()
  await expect
    .element(page.getByRole('textbox', { name: 'Return Date' }))
    .toHaveValue('22 Nov 2026')
  await userEvent.click(page.getByRole('button', { name: 'Wednesday, 25 November 2026' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await submit()
  expect(sent.mock.calls[0]?.[0]).toContain('departureDate=2026-11-21&returnDate=2026-11-25')
  await userEvent.click(page.getByRole('radio', { name: 'One-Way' }))
  await submit()
  expect(sent.mock.calls[1]?.[0]).not.toContain('returnDate')
})

test('by keyboard alone: type, take the first match with Tab, type a date, send with Enter', async () => {
  const { sent } = await renderForm()
  await userEvent.click(field('To'))
  await userEvent.keyboard('bkk')
  await expect.element(page.getByText('1 option available')).toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(field('To')).toHaveValue('Bangkok')
  await expect.element(page.getByRole('textbox', { name: 'Departure Date' })).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}03/12/2026')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Read as Thursday, 3 December 2026' }))
    .toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(sent.mock.calls[0]?.[0]).toContain('destinationLocationCode=BKK&departureDate=2026-12-03')
})

test('a search with something missing is not sent: each field says it, the first has the focus', async () => {
  const { sent } = await renderForm({ defaultValue: { from: DAC } })
  await submit()
  expect(sent).not.toHaveBeenCalled()
  await expect.element(field('To')).toHaveFocus()
  await expect.element(field('To')).toHaveAccessibleDescription('Error: Choose where you fly to.')
  await expect.element(page.getByText('One thing is missing above.')).toBeInTheDocument()
})

test('multi-city: rows come, take the focus, go, and are sent as legs', async () => {
  const { sent } = await renderForm()
  await userEvent.click(page.getByRole('radio', { name: 'MultiCity' }))
  const second = page.getByRole('group', { name: 'Flight 2' })
  await expect.element(second.getByRole('combobox', { name: 'From' })).toHaveValue("Cox's Bazar")
  await expect
    .element(page.getByRole('button', { name: 'Swap From and To' }))
    .not.toBeInTheDocument()
  await userEvent.fill(second.getByRole('combobox', { name: 'To' }), 'bang')
  await userEvent.click(page.getByRole('option', { name: /BKK Bangkok/ }))
  await userEvent.fill(second.getByRole('textbox', { name: 'Departure Date' }), '2026-12-01')
  await userEvent.click(page.getByRole('button', { name: '+ Add Another City' }))
  await expect.element(page.getByText('Flight 3 added')).toBeInTheDocument()
  const third = page.getByRole('group', { name: 'Flight 3' })
  await expect.element(third.getByRole('combobox', { name: 'To' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Remove flight 3' }))
  await expect.element(page.getByText('Flight 3 removed')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '+ Add Another City' })).toHaveFocus()
  await submit()
  expect(sent.mock.calls[0]?.[0]).toContain('leg=DAC-CXB-2026-11-21&leg=CXB-BKK-2026-12-01')
  expect(sent.mock.calls[0]?.[0]).toContain('originLocationCode=DAC&destinationLocationCode=CXB')
})

test('passengers: counted in the modal, kept when it is closed, and the limit is shown', async () => {
  const { sent } = await renderForm()
  await userEvent.click(page.getByRole('button', { name: /Passenger and Class/ }))
  const modal = page.getByRole('dialog', { name: 'Passenger Selection' })
  await expect.element(modal.getByText('12+ years')).toBeVisible()
  await userEvent.click(modal.getByRole('button', { name: 'One more: Infants' }))
  await userEvent.click(modal.getByRole('button', { name: 'One more: Infants' }))
  await expect.element(modal.getByText(/Each infant travels on the lap/)).toBeVisible()
  await userEvent.click(modal.getByText('First Class'))
  await userEvent.keyboard('{Escape}')
  await expect.element(modal).not.toBeInTheDocument()
  await expect.element(page.getByText('3 Travellers')).toBeVisible()
  await submit()
  expect(sent.mock.calls[0]?.[0]).toContain('adults=1&children=0&infants=2&travelClass=FIRST')
})

test('passengers: on a journey of several days the ages say on which day they count', async () => {
  await renderForm()
  const open = async () => {
    await userEvent.click(page.getByRole('button', { name: /Passenger and Class/ }))
    return page.getByRole('dialog', { name: 'Passenger Selection' })
  }
  await expect.element((await open()).getByText('0 to under 2 years')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('radio', { name: 'Round-Trip' }))
  const modal = await open()
  await expect.element(modal.getByText('2 by 22 Nov 2026, under 12 when you leave')).toBeVisible()
  await expect.element(modal.getByText('Under 2 on 22 Nov 2026')).toBeVisible()
})

test('every change is reported, for remembering', async () => {
  const onValueChange = vi.fn()
  await renderForm({ onValueChange })
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('radio', { name: 'Round-Trip' }))
  expect(onValueChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ tripType: 'roundTrip', returnDate: '2026-11-22' }),
  )
})

test('without script the kind of trip and both native dates are sent, and more cities are a link', async () => {
  const served = await serveWithoutScript(
    <FlightSearchForm today="2026-11-21" search={search} defaultValue={{ from: DAC, to: CXB }} />,
  )
  const here = within(served.body)
  expect(here.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'oneWay',
    'roundTrip',
  ])
  here.getByRole('radio', { name: 'Round-Trip' }).click()
  const dates = served.querySelectorAll<HTMLInputElement>('input[type="date"]')
  expect([...dates].map((date) => [date.name, date.required])).toEqual([
    ['departureDate', false],
    ['returnDate', false],
  ])
  const more = here.getByRole('link', { name: 'Search more than one city' })
  expect(more.getAttribute('href')).toBe('/flight/search?tripType=multiCity&rows=2')
  expect(more.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  const form = here.getByRole<HTMLFormElement>('form')
  // The server can tell a round trip without its return from a flight one way.
  expect(new FormData(form).get('tripType')).toBe('roundTrip')
  expect(new FormData(form).get('returnDate')).toBe('')
})

test('without script the passengers and the cabin are fields of our own look, inside the page', async () => {
  const served = await serveWithoutScript(
    <FlightSearchForm today="2026-11-21" search={search} defaultValue={{ from: DAC, to: CXB }} />,
  )
  const here = within(served.body)
  const fields = [...here.getAllByRole('spinbutton'), here.getByRole('combobox', { name: 'Class' })]
  expect(fields).toHaveLength(4)
  for (const field of fields) {
    expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(served.defaultView?.getComputedStyle(field).borderRadius).not.toBe('0px')
  }
  expect(served.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('without script a kept multi-city search shows no fields that nothing answers', async () => {
  const served = await serveWithoutScript(
    <FlightSearchForm
      today="2026-11-21"
      search={search}
      defaultValue={{ from: DAC, to: CXB, tripType: 'multiCity' }}
    />,
  )
  expect(within(served.body).queryByRole('combobox', { name: 'From' })).toBeNull()
  within(served.body).getByRole('link', { name: 'Search more than one city' })
})
