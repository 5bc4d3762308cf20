import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Divider } from './index.ts'

test('a line that only decorates is not read', async () => {
  render(<Divider />)
  await expect.element(page.getByRole('separator')).not.toBeInTheDocument()
})

test('a line between two parts is a separator, and says which way it runs', async () => {
  render(<Divider direction="vertical" decorative={false} />)
  await expect.element(page.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
})
