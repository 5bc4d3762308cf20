// `npm run walk -- book-a-flight`: takes a picture of each step of a tour of the prototype, and a page that shows them in
// order with their notes, in walks/. For a review, a slide or a ticket.
//   --width=360   as on a phone (1280 otherwise)      --dark   in the dark      --bn   in Bangla
//   --at=https://prototype.example.com   of a prototype that runs elsewhere, instead of this build
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, install, root } from './project.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    dark: { type: 'boolean', default: false },
    bn: { type: 'boolean', default: false },
    at: { type: 'string' },
  },
})
install()
const { tourIn, tours } = await import('../mocks/src/tours/index.ts')
const { prototypeWords } = await import('../mocks/src/words/index.ts')
const language = values.bn ? 'bn' : 'en'
const [name = ''] = positionals
const found = tours.find((one) => one.name === name)
const width = Number(values.width)
if (!found || !Number.isInteger(width)) {
  const names = tours.map((one) => one.name).join(', ')
  console.error(`npm run walk -- <tour> [--width=360] [--dark] [--bn]; there are: ${names}`)
  process.exit(2)
}
const tour = tourIn(language, found)
const folder = join(
  root,
  'walks',
  [name, width, values.dark && 'dark', values.bn && 'bn'].filter(Boolean).join('-'),
)

const site =
  values.at === undefined ? await ownSite() : { origin: values.at, stop: () => undefined }
try {
  const pictures = await take(site.origin)
  writeFileSync(join(folder, 'index.html'), pageOf(pictures))
  console.log(`${pictures.length} pictures: ${join(folder, 'index.html')}`)
} finally {
  await site.stop()
}

async function ownSite() {
  build()
  const { startBuilt } = await import('../tests/site/built-server.ts')
  return startBuilt({ API_MODE: 'mock', LOG_ACCESS: '0' })
}

async function take(origin) {
  const { chromium } = await import('@playwright/test')
  const { browserArgs, browserPath } = await import('./browser.mjs')
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs })
  try {
    const page = await browser.newPage({
      viewport: { width, height: width < 600 ? 780 : 800 },
      deviceScaleFactor: 2,
      colorScheme: values.dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Asia/Dhaka',
    })
    const pictures = []
    for (const [at, step] of tour.steps.entries()) {
      await page.goto(`${origin}${values.bn ? '/bn' : ''}/prototype/tours/${name}/${step.name}`)
      await page.locator('.jp-tour').waitFor()
      if (step.point) await page.locator('.jp-ring:not([hidden])').waitFor({ state: 'attached' })
      await page.evaluate(async () => {
        await document.fonts.ready
        // The notes stand below the pictures; the ring stays.
        for (const part of document.querySelectorAll('.jp-edge, .jp-tour'))
          part.style.visibility = 'hidden'
        document.documentElement.style.setProperty('--page-edge-end', '0px')
      })
      const file = `${String(at + 1).padStart(2, '0')}-${step.name}.png`
      await page.screenshot({ path: join(folder, file) })
      pictures.push({ file, step })
    }
    return pictures
  } finally {
    await browser.close()
  }
}

function pageOf(pictures) {
  const figures = pictures.map(
    ({ file, step: { title, note } }) =>
      `<li><figure><img src="${file}" width="${width}" alt=""><figcaption><h2>${escaped(title)}</h2><p>${escaped(note)}</p></figcaption></figure></li>`,
  )
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(tour.title)} | ${prototypeWords[language].toolbar.site}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 80rem; margin: 0 auto; padding: 24px 16px 72px; }
ol { display: grid; gap: 32px 24px; grid-template-columns: repeat(auto-fill, minmax(min(${width < 600 ? 18 : 34}rem, 100%), 1fr)); padding: 0; list-style: none; }
figure { margin: 0; }
img { display: block; inline-size: 100%; block-size: auto; border: 1px solid light-dark(#E4DED2, #24393A); border-radius: 16px; }
h2 { margin: 12px 0 4px; font-size: 1.125rem; }
p { margin: 0; }
</style>
<h1>${escaped(tour.title)}</h1>
<p>${escaped(tour.description)}</p>
<ol>
${figures.join('\n')}
</ol>
</html>
`
}

function escaped(text) {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
