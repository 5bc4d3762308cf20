import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LoadingRegion, Skeleton } from './index.ts'

test("a region that loads says the spec's words once, and that it is busy", async () => {
  const { container } = render(
    <LoadingRegion>
      <Skeleton />
      <Skeleton height="card" />
    </LoadingRegion>,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...')
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
})

test('the bars are decoration, hidden from screen readers', () => {
  const { container } = render(<Skeleton height="title" width="half" />)
  const bar = container.firstElementChild
  expect(bar?.getAttribute('aria-hidden')).toBe('true')
  expect(bar?.getBoundingClientRect().height).toBeGreaterThan(0)
})
