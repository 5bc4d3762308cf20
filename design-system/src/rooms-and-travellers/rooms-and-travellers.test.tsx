import { render } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import { renderInForm, serveAndHydrate } from '../testing/index.ts'
import { RoomsAndTravellers, emptyStay, type Stay } from './index.ts'

const more = (of: string) => page.getByRole('button', { name: `One more: ${of}` })
const less = (of: string) => page.getByRole('button', { name: `One less: ${of}` })
const count = (of: string) => page.getByRole('spinbutton', { name: of })

/** A rule of the page, not of the widget: two people to a double room, one to any other. */
const twoToADouble = ({ rooms, travellers }: Stay) =>
  travellers.adults > rooms.singleRoom + 2 * rooms.doubleRoom
    ? 'These rooms do not hold 2 adults'
    : undefined

it('counts rooms and travellers, and the form sends them', async () => {
  const { sent } = renderInForm(<RoomsAndTravellers />)
  await more('Double room').click()
  await more('Adults (12+)').click()
  await more('Infants (under 3)').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 rooms, 3 travellers')
  expect(sent()).toEqual({
    singleRoom: '1',
    doubleRoom: '1',
    twinRoom: '0',
    tripleRoom: '0',
    adults: '2',
    child: '0',
    child2: '0',
    infants: '1',
  })
})

it('always keeps a room', async () => {
  render(<RoomsAndTravellers />)
  await less('Single room').click()
  await expect.element(count('Single room')).toHaveValue(1)
  await more('Twin room').click()
  await less('Single room').click()
  await expect.element(count('Single room')).toHaveValue(0)
  await less('Twin room').click()
  await expect.element(count('Single room')).toHaveValue(1)
  await expect.element(count('Twin room')).toHaveValue(0)
})

it('refuses what the rule refuses, says why, and lets go of it after the next change', async () => {
  const onChange = vi.fn()
  render(<RoomsAndTravellers check={twoToADouble} onChange={onChange} />)
  await more('Adults (12+)').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('These rooms do not hold 2 adults')
  await expect.element(count('Adults (12+)')).toHaveValue(1)
  expect(onChange).not.toHaveBeenCalled()
  await more('Double room').click()
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  await more('Adults (12+)').click()
  await expect.element(count('Adults (12+)')).toHaveValue(2)
  await less('Double room').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('These rooms do not hold 2 adults')
  await expect.element(count('Double room')).toHaveValue(1)
})

it('works by keyboard, typing included; a refused number falls back', async () => {
  render(<RoomsAndTravellers check={twoToADouble} limits={{ adults: { min: 1, max: 9 } }} />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(count('Single room')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(count('Single room')).toHaveValue(2)
  await count('Adults (12+)').fill('9')
  await userEvent.tab()
  await expect.element(count('Adults (12+)')).toHaveValue(1)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('These rooms do not hold 2 adults')
})

it('gives a finger 44 px and fits a screen of 320 px', async () => {
  await page.viewport(320, 800)
  render(<RoomsAndTravellers />)
  const box = more('Infants (under 3)').element().getBoundingClientRect()
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('shows what the page holds and the errors that the server found', async () => {
  const stay: Stay = { ...emptyStay, rooms: { ...emptyStay.rooms, tripleRoom: 3 } }
  render(
    <RoomsAndTravellers
      value={stay}
      error="The price has changed"
      errors={{ adults: 'At least one adult travels' }}
    />,
  )
  await expect.element(count('Triple room')).toHaveValue(3)
  await expect
    .element(count('Adults (12+)'))
    .toHaveAccessibleDescription(/At least one adult travels/)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The price has changed')
})

it('is a form on its own before the script is there', () => {
  serveAndHydrate(<RoomsAndTravellers />, (host) => {
    const inputs = [...host.querySelectorAll('input')]
    expect(inputs.map(({ name, value }) => `${name}=${value}`).join('&')).toBe(
      'singleRoom=1&doubleRoom=0&twinRoom=0&tripleRoom=0&adults=1&child=0&child2=0&infants=0',
    )
  })
})
