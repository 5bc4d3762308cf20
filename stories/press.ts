import { expect, fireEvent, userEvent } from 'storybook/test'

type Press = (target: HTMLElement) => Promise<void>

/** A press of the mouse. */
export const byMouse: Press = (target) => userEvent.click(target)

/** The focus goes there, then Enter. */
export const byKeyboard: Press = async (target) => {
  target.focus()
  await expect(target).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  // Enter on a summary is the browser's own doing, and it trusts no made-up key.
  if (target instanceof HTMLElement && target.tagName === 'SUMMARY') await fireEvent.click(target)
}

/** A tap of a finger: pointer events of its type, then the click that browsers make of them. */
export const byTouch: Press = async (target) => {
  const types: string[] = []
  const note = (event: PointerEvent) => types.push(event.pointerType)
  target.addEventListener('pointerdown', note)
  await userEvent.pointer({ keys: '[TouchA]', target })
  target.removeEventListener('pointerdown', note)
  await expect(types).toEqual(['touch'])
}

const pointers = {
  mouse: ['MouseLeft', 'mouse'],
  touch: ['TouchA', 'TouchA'],
} as const

/** A finger, or the mouse, that goes down, moves along by `by` px, and is lifted. */
export async function drag(kind: keyof typeof pointers, target: HTMLElement, by: number) {
  const [key, pointerName] = pointers[kind]
  const user = userEvent.setup()
  // The browser lets nothing capture a pointer that a script made up.
  Object.assign(target, {
    setPointerCapture: () => undefined,
    hasPointerCapture: () => true,
    releasePointerCapture: () => undefined,
  })
  const { left, top, width, height } = target.getBoundingClientRect()
  const from = { clientX: left + width / 2, clientY: top + height / 2 }
  const to = { ...from, clientX: from.clientX + by }
  await user.pointer([
    { keys: `[${key}>]`, target, coords: from },
    { pointerName, target, coords: to },
    { keys: `[/${key}]`, target, coords: to },
  ])
}

/** Follows a link by mouse, by keyboard and by touch; the page stays where it is. */
export async function followEachWay(link: HTMLElement) {
  for (const press of [byMouse, byKeyboard, byTouch]) {
    let followed = 0
    const follow = (event: Event) => {
      event.preventDefault()
      followed += 1
    }
    link.addEventListener('click', follow)
    await press(link)
    link.removeEventListener('click', follow)
    await expect(followed).toBe(1)
    link.blur()
  }
}

/** Presses three times, by mouse, keyboard and touch, and checks the outcome of each. */
export async function pressEachWay(target: HTMLElement, check: (times: number) => Promise<void>) {
  let times = 0
  for (const press of [byMouse, byKeyboard, byTouch]) {
    await press(target)
    await check((times += 1))
  }
}
