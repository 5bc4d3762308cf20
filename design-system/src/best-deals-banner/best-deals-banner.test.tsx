import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BestDeals } from '../illustrations/index.ts'
import { BestDealsBanner } from './index.ts'

test("a section named by the spec's words, with the way to the deals", async () => {
  render(
    <BestDealsBanner picture={<BestDeals fit="slice" />} action={<a href="#deals">See them</a>}>
      Up to ten per cent less.
    </BestDealsBanner>,
  )
  const banner = page.getByRole('region', { name: 'BEST DEALS' })
  await expect.element(banner.getByRole('heading', { level: 2 })).toHaveTextContent('BEST DEALS')
  await expect.element(banner.getByText('Up to ten per cent less.')).toBeVisible()
  await expect.element(banner.getByRole('link', { name: 'See them' })).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})
