import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { browserArgs, browserPath } from '../../scripts/browser.mjs'

const origin = inject('site')
let browser: Browser

// Not the prototype: its pages are never cached, and those that are have a policy of their own.
beforeAll(async () => {
  const executablePath = await browserPath()
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArgs })
})
afterAll(async () => {
  await browser.close()
})

const results =
  '/flight/search?originLocationCode=DAC&destinationLocationCode=CXB&departureDate=2027-01-20&adults=1&cabin=ECONOMY&tripType=oneWay'

it.each([
  ...['/', '/?search=holiday', '/?search=visa', '/?search=hotels', results],
  ...['/packageMenu', '/packages/nepal-kathmandu-pokhara-5-days', '/login', '/register'],
  ...['/visaDetails?country=Thailand&nationality=BD&travelers=2', '/verify'],
  '/forgot-password',
])(
  '%s says what it is, lets scripts wait, and asks for nothing that is forbidden',
  async (path) => {
    const page = await browser.newPage()
    await page.addInitScript(() => {
      const violations: string[] = []
      Object.assign(window, { violations })
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        violations.push(`${violatedDirective} ${blockedURI}`),
      )
    })
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    )
    const description = page.locator('meta[name=description]')
    expect((await description.getAttribute('content'))?.length).toBeGreaterThan(40)
    const html = await (await page.request.get(origin + path)).text()
    // Nothing of it competes with what the first paint needs.
    expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/)
    expect(await page.evaluate(() => Object(window).violations as unknown)).toEqual([])
    await page.close()
  },
)

it.each(['/about', '/privacy-policy', '/refund-policy', '/nowhere'])(
  '%s, a page to read, has no script at all, and its header does not stay over the text',
  async (path) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } })
    const asked: string[] = []
    const fonts: string[] = []
    page.on('request', (request) => {
      asked.push(request.resourceType())
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    expect(await page.content()).not.toMatch(/<script|\.js\b/)
    expect(asked).not.toContain('script')
    // A word in Bangla does not cost the whole script's 152 kB.
    for (const font of fonts) expect(font).toMatch(/anek-(main|taka)-/)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const box = await page.getByRole('banner').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(0)
    await page.close()
  },
)
