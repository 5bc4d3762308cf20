import { scenarios } from '../scenarios/index.ts'

/**
 * Does what a scenario is seen after, also across pages. Its source text is sent to the browser, so it must not use
 * anything from outside itself.
 */
function interact(all: Readonly<Record<string, readonly (readonly string[])[]>>): void {
  const KEY = 'jatra.prototype.interactions'
  const name = document.querySelector<HTMLElement>('.jp-toolbar')?.dataset['do']
  if (name) sessionStorage.setItem(KEY, JSON.stringify(all[name] ?? []))
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- what this script wrote itself
  const left: string[][] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  if (left.length === 0) return

  const isReact = '__remixContext' in window
  /** Before React has it, a press would be lost. */
  const isReady = (element: Element) =>
    !isReact || Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const find = async (selector: string) => {
    for (let tries = 400; tries > 0; tries -= 1) {
      const seen = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (one) => !one.closest('.jp-toolbar') && one.checkVisibility({ visibilityProperty: true }),
      )
      if (seen && isReady(seen)) {
        // Results come once more when their search has its address: what is pressed before is gone then.
        await pause(600)
        if (seen.isConnected) return seen
      }
      await pause(30)
    }
    return null
  }
  const type = (field: HTMLElement, text: string) => {
    field.focus()
    // React watches the property of the instance, which the prototype's setter goes past.
    const prototype = Reflect.getPrototypeOf(field)
    if (prototype) Reflect.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (field.getAttribute('role') !== 'combobox') field.blur()
  }
  const run = async () => {
    for (;;) {
      const [next] = left.splice(0, 1)
      sessionStorage.setItem(KEY, JSON.stringify(left))
      if (!next) return
      const [selector = '', text] = next
      const element = await find(selector)
      // Somebody went elsewhere meanwhile.
      if (!element) {
        sessionStorage.removeItem(KEY)
        return
      }
      if (text === undefined) element.click()
      else type(element, text)
    }
  }
  void run()
}

const all = Object.fromEntries(
  scenarios.flatMap(({ name, interactions }) => (interactions ? [[name, interactions]] : [])),
)

export const INTERACTIONS_SCRIPT = `;(${interact.toString()})(${JSON.stringify(all)})\n`
