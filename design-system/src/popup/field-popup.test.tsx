import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FieldPopup } from './field-popup.tsx'

const field = (at: Record<string, string>) => (
  <div style={{ position: 'absolute', width: 200, ...at }}>
    <input aria-label="City" defaultValue="Dhaka" />
    <FieldPopup
      className=""
      style={{ height: 150, width: 300 }}
      role="dialog"
      aria-label="Cities"
    />
  </div>
)
const input = () => page.getByLabelText('City').element().getBoundingClientRect()
const popup = () => page.getByRole('dialog').element().getBoundingClientRect()

test('it opens below its field, and the focus stays there', async () => {
  await page.viewport(600, 500)
  render(field({ insetBlockStart: '20px', insetInlineStart: '20px' }))
  page.getByLabelText('City').element().focus()
  await expect.poll(() => popup().top - input().bottom).toBeCloseTo(4, 0)
  await expect.element(page.getByLabelText('City')).toHaveFocus()
})

test('where there is no room below it opens above, and inside the window at the edge', async () => {
  await page.viewport(600, 500)
  render(field({ insetBlockEnd: '20px', insetInlineEnd: '8px' }))
  await expect.poll(() => popup().bottom).toBeLessThanOrEqual(input().top)
  await expect.poll(() => popup().right).toBeLessThanOrEqual(592)
})
