import type { Page } from '@playwright/test'
import { openBeforeScripts } from './before-scripts.ts'
import { hydrated } from './hydrated.ts'
import { createAccount, openBooking } from './steps.ts'
import { expect, test } from './test.ts'
import { openApplication } from './visa-steps.ts'

/** What extensions add while a page comes: styles, frames of their own, and a mark in whatever they colour. */
function addAroundThePage(page: Page) {
  return page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main')) return
      observer.disconnect()
      const meta = Object.assign(document.createElement('meta'), { name: 'darkreader' })
      document.head.prepend(meta)
      document.querySelector('title')?.before(document.createElement('link'))
      document.body.prepend(document.createElement('stranger-bar'))
      document.documentElement.append(document.createElement('stranger-frame'))
      document.documentElement.setAttribute('data-theme-of', 'somebody')
      document.body.className = 'somebody'
    }).observe(document, { childList: true, subtree: true })
  })
}

/** What password managers and translators add to a page that stands: a button at each field, a frame around each text. */
function addInThePage(page: Page) {
  return page.evaluate(() => {
    for (const field of document.querySelectorAll('main input, main select')) {
      field.after(document.createElement('stranger-button'))
      field.before(document.createElement('stranger-line'))
    }
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, option, svg')) continue
      const frame = document.createElement('font')
      frame.append(document.createElement('font'))
      frame.firstElementChild?.append(text.data)
      text.replaceWith(frame)
    }
  })
}

/** Types into each text field, the last of them with a caret inside, and makes the last choice of each list. */
async function enter(page: Page) {
  const fields = page
    .locator('main')
    .locator('input[type=text], input[type=email], input:not([type])')
  const texts: string[] = []
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue
    const name = (await field.getAttribute('name')) ?? ''
    await field.fill(`Typed ${name}`)
    texts.push(name)
  }
  for (const list of await page.locator('main select:visible').all()) {
    await list.selectOption({ index: (await list.locator('option').count()) - 1 })
  }
  // Another kind of trip brings other fields, which come when their script does.
  for (const choice of await page.locator('main input[type=radio]:visible').all())
    if (!(await choice.getAttribute('value'))?.match(/Way|Trip|City/)) await choice.check()
  await fields.last().focus()
  expect(texts.length).toBeGreaterThan(0)
  await page.evaluate(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement && activeElement.type !== 'email')
      activeElement.setSelectionRange(2, 4)
  })
}

/** All that a visitor has done to the page. */
function entered(page: Page) {
  return page.evaluate(() => {
    const { activeElement: at } = document
    return {
      values: [...document.querySelectorAll<HTMLInputElement>('main input, main select')]
        .filter(({ type }) => type !== 'hidden')
        .map(({ value, checked }) => [value, checked]),
      focus: at instanceof HTMLInputElement ? [at.value, at.selectionStart, at.selectionEnd] : null,
      same: 'same' in document.documentElement,
    }
  })
}

const forms: Record<string, (page: Page) => Promise<string>> = {
  home: () => Promise.resolve('/'),
  login: () => Promise.resolve('/login'),
  'booking of a flight': async (page) => {
    await openBooking(page, 'DAC', 'BKK')
    return page.url()
  },
  'application for a visa': async (page) => {
    await openApplication(page)
    return page.url()
  },
  'regular traveller': async (page) => {
    await createAccount(page)
    return '/app/account/regular-travelers/new'
  },
}

for (const [name, open] of Object.entries(forms)) {
  test(`what was entered stays though extensions change the page: ${name}`, async ({ page }) => {
    const address = await open(page)
    const alone = await enterBeforeScripts(page, address)
    // The next page is to be as the last one was, without what this tab remembers.
    await page.evaluate(() => sessionStorage.clear())
    await addAroundThePage(page)
    expect(await enterBeforeScripts(page, address, addInThePage)).toEqual(alone)
    for (const added of ['stranger-bar', 'stranger-frame', 'meta[name=darkreader]']) {
      await expect(page.locator(added)).toBeAttached()
    }
  })
}

/** What a visitor finds who has entered something before the scripts came. */
async function enterBeforeScripts(
  page: Page,
  address: string,
  change?: (page: Page) => Promise<void>,
) {
  const letThrough = await openBeforeScripts(page, address)
  await page.waitForFunction(() => document.readyState !== 'loading')
  await change?.(page)
  // Only the document that was there has the mark.
  await page.evaluate(() => Object.assign(document.documentElement, { same: true }))
  await enter(page)
  letThrough()
  await hydrated(page)
  // Fields take over what stands in them in effects, and render again: the page is idle when that is done.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.unrouteAll()
  return entered(page)
}
