import { scenarios, type ScenarioName } from '@jatra/mocks/scenarios/index'
import { daysAhead, expect, test } from '../test.ts'
import { ends } from './ends.ts'
import { promises } from './promises.ts'

test.use({ failures: true })

const isDone = (name: ScenarioName): name is keyof typeof promises => name in promises

for (const { name, title, start, as } of scenarios) {
  if (!isDone(name)) continue
  test(`${name}: shows what it promises`, async ({ page }) => {
    test.slow(name === 'slow', 'three seconds a call')
    await page.goto(`/prototype/see/${name}`)
    // A modal over the page takes the toolbar out of the reach of assistive technology.
    const toolbar = page.getByRole('complementary', { name: 'Prototype', includeHidden: true })
    const chips = toolbar.getByRole('list', { includeHidden: true }).first()
    await expect(chips).toContainText(title)
    const end = ends[name]
    if (end !== undefined) {
      await expect(page.getByText(end).filter({ visible: true }).first()).toBeVisible()
      // Once more from its first page, by hand.
      const at = start(daysAhead(0))
      const controls = new URLSearchParams({
        reset: 'all',
        scenario: name,
        ...(as && { persona: as }),
      })
      await page.goto(`${at}${at.includes('?') ? '&' : '?'}${controls.toString()}`)
    }
    await promises[name](page)
  })
}
