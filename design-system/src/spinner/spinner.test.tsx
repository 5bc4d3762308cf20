import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Spinner } from './index.ts'

test("says the spec's words once, by default", async () => {
  render(<Spinner />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...')
})

test('has its name with its words hidden too', async () => {
  render(<Spinner label="Searching flights" hideLabel />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Searching flights')
  expect(page.getByText('Searching flights').element().getBoundingClientRect().width).toBe(1)
})
