import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { HotelsComingSoon } from '../illustrations/index.ts'
import { ComingSoon } from './index.ts'

test('a heading, a decorative picture and a next action', async () => {
  render(
    <ComingSoon
      title="Hotels are coming soon"
      headingLevel={1}
      picture={<HotelsComingSoon />}
      action={<a href="#flights">Search flights</a>}
    >
      Flights are here today.
    </ComingSoon>,
  )
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Hotels are coming soon' }))
    .toBeVisible()
  await expect.element(page.getByText('Flights are here today.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Search flights' })).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})
