// From a keystroke in the airport field to the frame that shows its list, on a processor four times slower.
/* global window, document, MessageChannel, MutationObserver, requestAnimationFrame */
import { median } from './load.mjs'

const THROTTLE = 4
/** What people type; each letter is one keystroke. */
const WORDS = ['dhaka', 'bangkok', 'singapore', 'london', 'chittagong', 'cox', 'istanbul']
const FRAME_TIMEOUT_MS = 5_000

/**
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<{ median: number, p95: number, count: number }>} milliseconds
 */
export async function measureKeystrokes(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(origin, { waitUntil: 'networkidle' })
  const field = page.getByRole('combobox').first()
  await field.click()
  await page.evaluate(watchKeystrokes)
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })

  const times = []
  for (const word of [WORDS[0], ...WORDS]) {
    await field.fill('')
    for (const letter of word) {
      // A person waits for nothing, yet keys come tens of milliseconds apart: each is measured on its own.
      await page.keyboard.press(letter)
      times.push(
        await page.evaluate(
          (limit) =>
            Promise.race([
              window.paintedKeystroke,
              new Promise((_, fail) => setTimeout(fail, limit, new Error('no list was painted'))),
            ]),
          FRAME_TIMEOUT_MS,
        ),
      )
    }
  }
  await page.close()
  // The first word warms up the code; the second time it counts.
  const counted = times.slice(WORDS[0].length).sort((a, b) => a - b)
  return {
    median: median(counted),
    p95: counted[Math.ceil(counted.length * 0.95) - 1],
    count: counted.length,
  }
}

/**
 * In the page: `paintedKeystroke` is a promise of the milliseconds from the key's own timestamp (when the browser took
 * it) to the end of the frame that shows airports for that text, of the server or those that the page has already.
 * Waiting words are no list, nor are airports of the text before.
 */
function watchKeystrokes() {
  const input = document.activeElement
  const list = () => {
    const options = document.getElementById(input.getAttribute('aria-controls') ?? '')
    const first = options?.querySelector('[role=option]')?.textContent.toLowerCase()
    return first?.includes(input.value) ? options.innerHTML : ''
  }
  input.addEventListener(
    'input',
    (event) => {
      const before = list()
      const { port1, port2 } = new MessageChannel()
      window.paintedKeystroke = new Promise((resolve) => {
        port1.onmessage = () => resolve(performance.now() - event.timeStamp)
      })
      const watch = new MutationObserver(() => {
        const now = list()
        if (now === '' || now === before) return
        watch.disconnect()
        // A message sent from the frame's own callback comes after that frame was drawn.
        requestAnimationFrame(() => port2.postMessage(null))
      })
      watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    },
    true,
  )
}
