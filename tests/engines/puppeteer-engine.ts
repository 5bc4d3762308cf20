import { readFileSync } from 'node:fs'
import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core'
import { SURROUNDINGS, type Engine, type Key, type Script, type Tab, type Theme } from './tab.ts'

const early = readFileSync(new URL('early.js', import.meta.url), 'utf8')

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startPuppeteer(
  origin: string,
  options: LaunchOptions,
  theme: Theme,
): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...options,
    headless: true,
    env: { ...process.env, ...SURROUNDINGS },
    defaultViewport: { width: 1280, height: 800 },
  })
  return {
    origin,
    async open() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      // Firefox has both in its preferences.
      if (options.browser === 'chrome')
        await page.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value: theme },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ])
      await page.evaluateOnNewDocument(early)
      return new PuppeteerTab(page, () => context.close())
    },
    stop: () => browser.close(),
  }
}

const keys: Record<Key, KeyInput> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  Space: 'Space',
  ArrowRight: 'ArrowRight',
  ArrowDown: 'ArrowDown',
  End: 'End',
}

class PuppeteerTab implements Tab {
  readonly #page: Page
  readonly #complaints: string[] = []
  readonly close: () => Promise<void>

  constructor(page: Page, close: () => Promise<void>) {
    this.#page = page
    this.close = close
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.#complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.#complaints.push(String(error)))
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address)
  }

  async run<Result>(script: Script): Promise<Result> {
    return (await this.#page.evaluate(asExpression(script))) as Result
  }

  async click(element: Script): Promise<void> {
    await (await this.#element(element)).click()
  }

  async fill(element: Script, text: string): Promise<void> {
    const field = await this.#element(element)
    await field.click()
    await this.#page.keyboard.down('Control')
    await this.#page.keyboard.press('a')
    await this.#page.keyboard.up('Control')
    await this.#page.keyboard.type(text)
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text)
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(keys[key])
  }

  async choose(element: Script, option: string): Promise<void> {
    const field = await this.#element(element)
    const value = await field.evaluate(
      (select, words) =>
        select instanceof HTMLSelectElement
          ? [...select.options].find(({ text }) => text === words)?.value
          : undefined,
      option,
    )
    if (value === undefined) throw new Error(`No option ${option}`)
    await field.select(value)
  }

  async upload(element: Script, file: string): Promise<void> {
    const field = await (await this.#element(element)).toElement('input')
    await field.uploadFile(file)
  }

  /** By script, because the driver's own waits for a document, and the entry of a dialog loads none. */
  async back(): Promise<void> {
    await this.#page.evaluate('history.back()')
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#page.setViewport({ width, height })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot())
  }

  complaints(): readonly string[] {
    return this.#complaints
  }

  async #element(script: Script) {
    const element = (await this.#page.evaluateHandle(asExpression(script))).asElement()
    if (!element) throw new Error(`Nothing there: ${JSON.stringify(script.args)}`)
    return element as NonNullable<Awaited<ReturnType<Page['$']>>>
  }
}

/** A string, because the policy of the page forbids to make a function of one. */
const asExpression = ({ body, args }: Script) =>
  `(function () { ${body} })(...${JSON.stringify(args)})`
