import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Icon } from '../icon/index.ts'
import { Badge } from './index.ts'

test('its words are read where they stand, and nothing else of it', async () => {
  render(
    <p>
      Payment:{' '}
      <Badge tone="positive" icon={<Icon name="check" size={16} />}>
        Paid
      </Badge>
    </p>,
  )
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('Payment: Paid')
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})

test('long words wrap on a small phone instead of leaving it', async () => {
  await page.viewport(320, 640)
  render(<Badge>Waiting for the airline to confirm all nine travellers of this booking</Badge>)
  expect(document.documentElement.scrollWidth).toBe(320)
})
