import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EmptyState } from './index.ts'

test('a heading, the reason and the next action', async () => {
  render(
    <EmptyState title="No Results Found" action={<a href="#search">Change the search</a>}>
      No airline flies there on that day.
    </EmptyState>,
  )
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'No Results Found' }))
    .toBeVisible()
  await expect.element(page.getByText('No airline flies there on that day.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Change the search' })).toBeVisible()
})

test('its heading has the level of the page', async () => {
  render(<EmptyState title="Page not found" headingLevel={1} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
})
