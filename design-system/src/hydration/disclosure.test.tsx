import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serveAndHydrate } from '../testing/suites.ts'
import { Disclosure } from './disclosure.tsx'

const more = (
  <Disclosure className="" summaryClassName="" contentClassName="" summary="More">
    The rest
  </Disclosure>
)
const rest = () => page.getByText('The rest')
const line = () => page.getByText('More')

test('what was opened before the script stays open, and Radix knows', async () => {
  serveAndHydrate(more, (host) => host.querySelector('summary')?.click())
  await expect.element(rest()).toBeVisible()
  await expect.element(line()).toHaveAttribute('data-state', 'open')
})

test('its line is a summary as HTML has it, which says by itself whether it is open', () => {
  serveAndHydrate(more, (host) => {
    const names = host.querySelector('summary')?.getAttributeNames() ?? []
    expect(names.filter((name) => /^(aria-|type|role)/.test(name))).toEqual([])
  })
})

test('it opens and closes, and Radix follows', async () => {
  serveAndHydrate(more)
  await line().click()
  await expect.element(rest()).toBeVisible()
  await expect.element(line()).toHaveAttribute('data-state', 'open')
  await line().click()
  await expect.element(rest()).not.toBeVisible()
  await expect.element(line()).toHaveAttribute('data-state', 'closed')
})
