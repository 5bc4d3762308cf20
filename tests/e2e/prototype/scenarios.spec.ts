import { scenarios } from '@jatra/mocks/scenarios/index'
import { expect, test } from '../test.ts'
import { promises } from './promises.ts'

test.use({ failures: true })

for (const { name, title } of scenarios) {
  test(`${name}: shows what it promises`, async ({ page }) => {
    test.slow(name === 'slow', 'three seconds a call')
    await page.goto(`/prototype/see/${name}`)
    // A modal over the page takes the toolbar out of the reach of assistive technology.
    const toolbar = page.getByRole('complementary', { name: 'Prototype', includeHidden: true })
    const chips = toolbar.getByRole('list', { includeHidden: true }).first()
    await expect(chips).toContainText(title)
    await promises[name](page)
  })
}
