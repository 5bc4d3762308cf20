import type { Key, Script, Tab } from './tab.ts'
import { idOf, send, type WebElement } from './webdriver.ts'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
}
const CONTROL = '\uE009'

/** A session of WebKitWebDriver, which is a browser of its own. */
export class WebkitTab implements Tab {
  readonly #session: string

  constructor(session: string) {
    this.#session = session
  }

  async goto(url: string): Promise<void> {
    await send(`${this.#session}/url`, 'POST', { url })
  }

  run<Result>({ body, args }: Script): Promise<Result> {
    return send<Result>(`${this.#session}/execute/sync`, 'POST', { script: body, args })
  }

  async click(element: Script): Promise<void> {
    await send(`${await this.#element(element)}/click`, 'POST', {})
  }

  async fill(element: Script, text: string): Promise<void> {
    const field = await this.#element(element)
    await send(`${field}/click`, 'POST', {})
    await this.#act([
      { type: 'keyDown', value: CONTROL },
      { type: 'keyDown', value: 'a' },
      { type: 'keyUp', value: 'a' },
      { type: 'keyUp', value: CONTROL },
    ])
    await this.type(text)
  }

  async type(text: string): Promise<void> {
    await this.#act([...text].flatMap(pressed))
  }

  async press(key: Key): Promise<void> {
    await this.#act(pressed(keys[key]))
  }

  async choose({ body, args }: Script, option: string): Promise<void> {
    const find = `const select = (function () { ${body} })(...arguments[0])
      return [...select.options].find(({ text }) => text === arguments[1])`
    await this.click({ body: find, args: [args, option] })
  }

  async upload(element: Script, file: string): Promise<void> {
    await send(`${await this.#element(element)}/value`, 'POST', { text: file })
  }

  async back(): Promise<void> {
    await send(`${this.#session}/back`, 'POST', {})
  }

  /** The window has a frame, which the page does not count. */
  async resize(width: number, height: number): Promise<void> {
    const [frame = 0] = await this.run<number[]>({
      body: 'return [outerHeight - innerHeight]',
      args: [],
    })
    await send(`${this.#session}/window/rect`, 'POST', { width, height: height + frame })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await send<string>(`${this.#session}/screenshot`, 'GET'), 'base64')
  }

  /** WebDriver knows no console: early.js notes it in the page. */
  complaints(): readonly string[] {
    return []
  }

  async close(): Promise<void> {
    await send(this.#session, 'DELETE')
  }

  #act(actions: readonly { type: string; value: string }[]): Promise<unknown> {
    return send(`${this.#session}/actions`, 'POST', {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    })
  }

  async #element(script: Script): Promise<string> {
    const element = await this.run<WebElement | null>(script)
    if (!element) throw new Error(`Nothing there: ${JSON.stringify(script.args)}`)
    return `${this.#session}/element/${idOf(element)}`
  }
}

const pressed = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]
