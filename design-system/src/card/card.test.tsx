import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Card, TicketCard } from './index.ts'

test('a card is the element that its meaning asks for', async () => {
  render(
    <Card as="section" aria-label="Fare">
      Economy
    </Card>,
  )
  await expect.element(page.getByRole('region', { name: 'Fare' })).toHaveTextContent('Economy')
})

test('by default a card means nothing of its own', async () => {
  const { container } = render(<Card>Economy</Card>)
  expect(container.firstElementChild?.tagName).toBe('DIV')
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test('the stub of a ticket is read after its main part: below on a phone, at the end when wide', async () => {
  await page.viewport(360, 640)
  render(
    <TicketCard as="article" aria-label="DAC to BKK" stub="৳12,34,567">
      11:00 to 14:30
    </TicketCard>,
  )
  const ticket = page.getByRole('article', { name: 'DAC to BKK' })
  await expect.element(ticket).toHaveTextContent('11:00 to 14:30৳12,34,567')
  const place = (text: string) => page.getByText(text).element().getBoundingClientRect()
  expect(place('৳12,34,567').top).toBeGreaterThanOrEqual(place('11:00 to 14:30').bottom)
  await page.viewport(1280, 800)
  await expect.poll(() => place('৳12,34,567').left >= place('11:00 to 14:30').right).toBe(true)
})

test('a card can be another element, such as a form', async () => {
  render(
    <Card asChild padding={16}>
      <form aria-label="Search">Where</form>
    </Card>,
  )
  const form = page.getByRole('form', { name: 'Search' })
  await expect.element(form).toHaveTextContent('Where')
  expect(getComputedStyle(form.element()).paddingTop).toBe('16px')
})
