import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PrototypeBanner } from './index.ts'

test('a named region says that nothing is real, without interrupting', async () => {
  render(<PrototypeBanner />)
  await expect
    .element(page.getByRole('region', { name: 'Prototype' }))
    .toHaveTextContent(
      'PrototypeThis is a prototype: flights, prices and bookings are made up, and no money moves.',
    )
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})
