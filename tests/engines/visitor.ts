import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'vitest'
import type { Engine, Key, Script, Tab } from './tab.ts'
import type { Query } from './query.ts'

const library = [
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  new URL('in-page.js', import.meta.url),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/**
 * What is no fault: fonts and styles that were asked for early and came before their page was shown, and what Remix says of
 * data of a page that was left while it read them, in the words of each engine (`MEANT` of tests/e2e/test.ts).
 */
const MEANT =
  /preloaded using link preload but not used|AbortError: BodyStreamBuffer was aborted|TypeError: Error in input stream/

/** A person in one of the engines. What is pressed or read is waited for, as a person would. */
export class Visitor {
  readonly tab: Tab
  readonly #origin: string

  constructor(tab: Tab, { origin }: Engine) {
    this.tab = tab
    this.#origin = origin
  }

  /** Opens a page of the site, and waits until its controls respond. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.#origin + path)
    await this.hydrated()
  }

  async hydrated(): Promise<void> {
    await this.#until(() => this.#ask('hydrated'), 'a page that responds')
  }

  async see(...queries: Query[]): Promise<void> {
    for (const query of queries)
      await this.#until(() => this.shows(query), `seen: ${JSON.stringify(query)}`)
  }

  async gone(query: Query): Promise<void> {
    await this.#until(async () => !(await this.shows(query)), `gone: ${JSON.stringify(query)}`)
  }

  shows(query: Query): Promise<boolean> {
    return this.#run({ body: 'return inPage.find(arguments[0]) !== null', args: [query] })
  }

  /** Text of an element, or a property of it. */
  async read(query: Query, property = 'textContent'): Promise<string> {
    await this.see(query)
    const body = 'return String(inPage.find(arguments[0])?.[arguments[1]])'
    return this.#run({ body, args: [query, property] })
  }

  async focused(query: Query): Promise<void> {
    const body = 'return inPage.find(arguments[0]) === document.activeElement'
    await this.#until(() => this.#run({ body, args: [query] }), `focus: ${JSON.stringify(query)}`)
  }

  async at(address: RegExp): Promise<void> {
    await expect.poll(() => this.#run({ body: 'return location.href', args: [] })).toMatch(address)
  }

  async click(query: Query): Promise<void> {
    await this.#reach(query)
    await this.tab.click(element(query))
  }

  async fill(query: Query, text: string): Promise<void> {
    await this.#reach(query)
    await this.tab.fill(element(query), text)
  }

  async choose(query: Query, option: string): Promise<void> {
    await this.see(query)
    await this.tab.choose(element(query), option)
  }

  /** The field itself is out of sight, behind the part of the page that stands for it. */
  async upload(query: Query, file: string): Promise<void> {
    await this.tab.upload(element(query), file)
  }

  async focus(query: Query): Promise<void> {
    await this.see(query)
    await this.#run({ body: 'inPage.find(arguments[0]).focus()', args: [query] })
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key)
  }

  type(text: string): Promise<void> {
    return this.tab.type(text)
  }

  /** Runs what a test asks of the page in its own words. */
  run<Result>(body: string, ...args: readonly unknown[]): Promise<Result> {
    return this.#run({ body, args })
  }

  /** What the browser and early.js have to say so far. */
  async complaints(): Promise<string[]> {
    const noted = await this.tab.run<string[]>({
      body: `return JSON.parse(localStorage.getItem('complaints') ?? '[]')`,
      args: [],
    })
    return [...noted, ...this.tab.complaints()].filter((words) => !MEANT.test(words))
  }

  /** Ends the visit; the console has stayed silent, and nothing has met the policy. */
  async leave(): Promise<void> {
    const complaints = await this.complaints()
    await this.tab.close()
    expect(complaints).toEqual([])
  }

  #reach(query: Query): Promise<void> {
    return this.#until(() => this.#ask('reachable', query), `in reach: ${JSON.stringify(query)}`)
  }

  #ask(question: string, ...args: readonly unknown[]): Promise<boolean> {
    return this.#run({ body: `return inPage.${question}(...arguments)`, args })
  }

  /** A new page has to be told how to find things. */
  async #run<Result>(script: Script): Promise<Result> {
    const known = await this.tab.run<boolean>({ body: `return 'inPage' in window`, args: [] })
    if (!known) await this.tab.run({ body: library, args: [] })
    return this.tab.run<Result>(script)
  }

  async #until(holds: () => Promise<boolean>, what: string): Promise<void> {
    // A page that is being left answers no script.
    await expect.poll(() => holds().catch(() => false), { message: what }).toBe(true)
  }
}

const element = (query: Query): Script => ({
  body: 'return inPage.find(arguments[0])',
  args: [query],
})
