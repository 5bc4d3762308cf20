import { render, screen } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import { PriceSummary } from '../price-summary/index.ts'
import { renderInForm, serveAndHydrate } from '../testing/suites.ts'
import { RoomsAndTravelers, emptyStay, type Stay, type StayMessage } from './index.ts'

const more = (of: string) => page.getByRole('button', { name: `One more: ${of}` })
const less = (of: string) => page.getByRole('button', { name: `One less: ${of}` })
const count = (of: string) => page.getByRole('spinbutton', { name: of })

/** A rule of the page, not of the widget: two people to a double room, one to any other. */
const twoToADouble = ({ rooms, travelers }: Stay): StayMessage | undefined =>
  travelers.adults > rooms.singleRoom + 2 * rooms.doubleRoom
    ? { tone: 'critical', text: 'These rooms do not hold everybody' }
    : undefined

it('counts travellers and rooms, and the form sends them', async () => {
  const { sent } = renderInForm(<RoomsAndTravelers />)
  await more('Double room').click()
  await more('Adults (12+)').click()
  await more('Infants (under 3)').click()
  await expect.element(page.getByText('2 rooms, 3 travellers')).toBeVisible()
  expect(sent()).toEqual({
    adults: '2',
    child: '0',
    child2: '0',
    infants: '1',
    singleRoom: '1',
    doubleRoom: '1',
    twinRoom: '0',
    tripleRoom: '0',
  })
})

it('lets every count move in any order, and says beside them what does not fit', async () => {
  const onValueChange = vi.fn()
  render(
    <RoomsAndTravelers
      message={twoToADouble}
      action={<button type="button">Use the cheapest rooms</button>}
      onValueChange={onValueChange}
    />,
  )
  const words = page.getByText('These rooms do not hold everybody')
  await less('Single room').click()
  await expect.element(count('Single room')).toHaveValue(0)
  await expect.element(words).toBeVisible()
  await expect
    .element(page.getByRole('status').getByText('These rooms do not hold everybody'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Use the cheapest rooms' })).toBeVisible()
  await more('Adults (12+)').click()
  await expect.element(count('Adults (12+)')).toHaveValue(2)
  expect(onValueChange.mock.lastCall?.[1]).toBe('adults')
  await more('Double room').click()
  await expect.element(words).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: 'Use the cheapest rooms' }))
    .not.toBeInTheDocument()
})

it('works by keyboard, typing included; what is out of the limits becomes the limit', async () => {
  render(<RoomsAndTravelers message={twoToADouble} limits={{ adults: { min: 1, max: 9 } }} />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(count('Adults (12+)')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(count('Adults (12+)')).toHaveValue(2)
  await count('Adults (12+)').fill('42')
  await userEvent.tab()
  await expect.element(count('Adults (12+)')).toHaveValue(9)
  await expect.element(page.getByText('These rooms do not hold everybody')).toBeVisible()
})

it('says it in sight on a phone, above the bar with the price', async () => {
  await page.viewport(360, 740)
  render(
    <>
      <RoomsAndTravelers message={twoToADouble} />
      <PriceSummary lines={[]} total="৳68,900" />
      <div style={{ blockSize: '1500px' }} />
    </>,
  )
  window.scrollTo(0, 0)
  await more('Adults (12+)').click()
  const words = screen.getByText('These rooms do not hold everybody')
  const bar = screen.getByRole('link', { name: /See price details/ })
  await expect
    .poll(() => words.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar.getBoundingClientRect().top)
  expect(words.getBoundingClientRect().top).toBeGreaterThan(0)
})

it('gives a finger 44 px and fits a screen of 320 px', async () => {
  await page.viewport(320, 800)
  render(<RoomsAndTravelers hints={{ tripleRoom: 'Sleeps 3, ৳1,88,375' }} />)
  const box = more('Infants (under 3)').element().getBoundingClientRect()
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBe(320)
  await expect.element(count('Triple room')).toHaveAccessibleDescription('Sleeps 3, ৳1,88,375')
})

it('shows what the page holds and the errors that the server found', async () => {
  const stay: Stay = { ...emptyStay, rooms: { ...emptyStay.rooms, tripleRoom: 3 } }
  render(<RoomsAndTravelers value={stay} errors={{ adults: 'At least one adult travels' }} />)
  await expect.element(count('Triple room')).toHaveValue(3)
  await expect
    .element(count('Adults (12+)'))
    .toHaveAccessibleDescription(/At least one adult travels/)
})

it('is a form on its own before the script is there', () => {
  serveAndHydrate(<RoomsAndTravelers />, (host) => {
    const inputs = [...host.querySelectorAll('input')]
    expect(inputs.map(({ name, value }) => `${name}=${value}`).join('&')).toBe(
      'adults=1&child=0&child2=0&infants=0&singleRoom=1&doubleRoom=0&twinRoom=0&tripleRoom=0',
    )
  })
})

it('keeps every count that was typed before the script was there', async () => {
  serveAndHydrate(<RoomsAndTravelers />, (host) => {
    const [adults, child] = host.querySelectorAll('input')
    if (adults) adults.value = '2'
    if (child) child.value = '1'
  })
  await expect.element(page.getByText(/3 travellers/)).toBeVisible()
  await expect.element(count('Adults (12+)')).toHaveValue(2)
})
