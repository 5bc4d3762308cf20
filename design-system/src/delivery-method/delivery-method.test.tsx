import { page, userEvent } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import { TextField } from '../field/index.ts'
import { renderInForm, serveAndHydrate } from '../testing/suites.ts'
import { DeliveryMethod, type DeliveryMethodProps } from './index.ts'

const slots = {
  address: <TextField label="Pickup address" name="pickUpAddress" required />,
  date: <TextField label="Pickup date" name="deliveryDate" />,
}
const renderDelivery = (props: Partial<DeliveryMethodProps> = {}) =>
  renderInForm(<DeliveryMethod {...slots} charge="Pick Up Charge BDT 500TK" {...props} />)
const drop = () => page.getByRole('radio', { name: /^Traveller drop/ })
const pickUp = () => page.getByRole('radio', { name: /^Pick up.*BDT 500TK/ })
const address = () => page.getByLabelText('Pickup address')

it('asks for an address and a date only when the documents are picked up', async () => {
  const onValueChange = vi.fn()
  const { sent } = renderDelivery({ defaultValue: 'travelerDrop', onValueChange })
  await expect.element(address()).not.toBeVisible()
  expect(sent()).toEqual({ deliveryMethod: 'travelerDrop' })
  await pickUp().click()
  await address().fill('House 7, Road 11, Dhanmondi')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('pickUp')
  expect(sent()).toEqual({
    deliveryMethod: 'pickUp',
    pickUpAddress: 'House 7, Road 11, Dhanmondi',
    deliveryDate: '',
  })
})

it('keeps the address while the other choice is tried, without sending it', async () => {
  const { sent } = renderDelivery({ defaultValue: 'pickUp' })
  await address().fill('Banani')
  await drop().click()
  expect(sent()).toEqual({ deliveryMethod: 'travelerDrop' })
  await pickUp().click()
  await expect.element(address()).toHaveValue('Banani')
})

it('says where the documents are brought', async () => {
  renderDelivery({ office: 'House 7, Road 11, Banani, Dhaka' })
  await expect.element(drop()).toHaveAccessibleName(/House 7, Road 11, Banani, Dhaka$/)
})

it('is chosen by arrow keys', async () => {
  renderDelivery({ defaultValue: 'travelerDrop' })
  await drop().click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(pickUp()).toBeChecked()
  await expect.element(address()).toBeVisible()
})

it('is chosen by a finger anywhere on its card', async () => {
  await page.viewport(360, 700)
  renderDelivery()
  const card = page.getByText('We collect your documents from your address.')
  await card.click()
  await expect.element(pickUp()).toBeChecked()
  expect(document.documentElement.scrollWidth).toBe(360)
})

it('says what is missing, as part of the group', async () => {
  renderDelivery({ error: 'Choose how your documents reach us' })
  const group = page.getByRole('radiogroup', { name: 'Delivery method' })
  await expect.element(group).toHaveAccessibleDescription('Choose how your documents reach us')
})

it('works as the server sent it: choosing shows the fields, and nothing is disabled', async () => {
  serveAndHydrate(<DeliveryMethod {...slots} />, (host) => {
    const radio = host.querySelector<HTMLInputElement>('input[value="pickUp"]')
    const field = host.querySelector<HTMLInputElement>('input[name="pickUpAddress"]')
    if (!radio || !field) throw new Error('The server left the fields out')
    expect(field.checkVisibility()).toBe(false)
    radio.click()
    expect(field.checkVisibility()).toBe(true)
    expect(field.matches(':disabled')).toBe(false)
    radio.checked = false
  })
  await expect.element(address()).not.toBeVisible()
})
