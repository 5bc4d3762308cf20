import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serveAndHydrate } from '../testing/index.ts'
import { Disclosure } from './disclosure.tsx'

const more = (
  <Disclosure className="" summaryClassName="" contentClassName="" summary="More">
    The rest
  </Disclosure>
)
const rest = () => page.getByText('The rest')
const line = () => page.getByText('More')

test('what was opened before the script stays open, and is said to be', async () => {
  serveAndHydrate(more, (host) => host.querySelector('summary')?.click())
  await expect.element(rest()).toBeVisible()
  await expect.element(line()).toHaveAttribute('aria-expanded', 'true')
})

test('it opens and closes, and says so', async () => {
  serveAndHydrate(more)
  await line().click()
  await expect.element(rest()).toBeVisible()
  await expect.element(line()).toHaveAttribute('aria-expanded', 'true')
  await line().click()
  await expect.element(rest()).not.toBeVisible()
  await expect.element(line()).toHaveAttribute('aria-expanded', 'false')
})
