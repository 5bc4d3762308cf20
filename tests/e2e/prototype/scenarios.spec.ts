import { todayInDhaka } from '@jatra/contract/values/dates'
import { scenarios } from '@jatra/mocks/scenarios/index'
import { expect, test } from '../test.ts'
import { promises } from './promises.ts'

test.use({ failures: true })

for (const { name, title, as = 'first-timer', start } of scenarios) {
  test(`${name}: shows what it promises`, async ({ page }) => {
    test.slow(name === 'slow', 'three seconds a call')
    const url = new URL(start(todayInDhaka(Date.now())), 'http://jatra.test')
    // Pages at which one signs in or up are for who has not.
    const signedOut = /^\/(login|register|forgot-password)$/.test(url.pathname)
    url.searchParams.set('scenario', name)
    url.searchParams.set('persona', signedOut ? 'new-visitor' : as)
    await page.goto(url.pathname + url.search)
    // A modal over the page takes the toolbar out of the reach of assistive technology.
    const toolbar = page.getByRole('complementary', { name: 'Prototype', includeHidden: true })
    const chips = toolbar.getByRole('list', { includeHidden: true }).first()
    await expect(chips).toContainText(title)
    await promises[name](page)
  })
}
