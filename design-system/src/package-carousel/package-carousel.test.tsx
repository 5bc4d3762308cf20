import { render, screen } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { serveAndHydrate } from '../testing/suites.ts'
import { PackageCarousel } from './index.ts'

const names = ['Cox', 'Sajek', 'Sylhet', 'Nepal', 'Delhi', 'Dubai']
const cards = names.map((name) => ({
  key: name,
  card: <a href={`#${name}`}>{name}</a>,
}))
const renderCarousel = async (width = 720) => {
  await page.viewport(width, 700)
  return render(<PackageCarousel label="Hot Packages" cards={cards} />)
}
const list = () => screen.getByRole('list')
const at = () => Math.round(list().scrollLeft)
const previous = () => page.getByRole('button', { name: 'Previous package' })
const next = () => page.getByRole('button', { name: 'Next package' })
/** A press on a button that may say it is disabled, which keeps the focus. */
const press = (button: ReturnType<typeof next>) => {
  const element = button.element()
  if (!(element instanceof HTMLElement)) throw new Error('Not a button')
  element.focus()
  element.click()
}
const say = (type: string, x: number) =>
  list().dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType: 'mouse',
      pointerId: 1,
      clientX: x,
    }),
  )
const drag = (from: number, to: number) => {
  say('pointerdown', from)
  say('pointermove', (from + to) / 2)
  say('pointermove', to)
  say('pointerup', to)
}
/** Time for the browser to scroll, to snap and to say that it did. */
const nextFrames = async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
}

afterEach(() => {
  window.location.hash = ''
})

it('moves one card, 320 px, at a time', async () => {
  await renderCarousel()
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  await next().click()
  await expect.poll(at).toBe(320)
  await next().click()
  await expect.poll(at).toBe(640)
  await previous().click()
  await expect.poll(at).toBe(320)
  await expect.element(page.getByRole('status')).toHaveTextContent('Packages 2 to 3 of 6')
})

it('stops at both ends and says so on the buttons', async () => {
  await renderCarousel()
  await expect.element(previous()).toHaveAttribute('aria-disabled', 'true')
  press(previous())
  expect(at()).toBe(0)
  for (let turn = 0; turn < names.length; turn += 1) press(next())
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
  const end = list().scrollWidth - list().clientWidth
  expect(at()).toBe(Math.round(end))
  press(next())
  await expect.element(next()).toHaveFocus()
  expect(at()).toBe(Math.round(end))
})

it('has nowhere to go when every card is seen', async () => {
  await page.viewport(1280, 700)
  render(<PackageCarousel label="Hot Packages" cards={cards.slice(0, 3)} />)
  await expect.element(previous()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
})

describe('by keyboard', () => {
  it('arrow keys, Home and End move it and never wrap', async () => {
    await renderCarousel()
    press(previous())
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(at).toBe(320)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(at).toBe(960)
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.poll(at).toBe(0)
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
  })

  it('a card that takes the focus comes into view', async () => {
    await renderCarousel()
    screen.getByRole('link', { name: 'Dubai' }).focus()
    await expect.poll(at).toBeGreaterThan(600)
  })

  it('moves the other way in right-to-left text', async () => {
    await page.viewport(720, 700)
    render(
      <div dir="rtl">
        <PackageCarousel label="Hot Packages" cards={cards} />
      </div>,
    )
    press(previous())
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(at).toBe(-320)
  })
})

describe('by a dragging mouse', () => {
  it('a pull turns a card, a long one as many as it covered', async () => {
    await renderCarousel()
    drag(500, 400)
    await expect.poll(at).toBe(320)
    drag(700, 60)
    await expect.poll(at).toBe(960)
    drag(100, 300)
    await expect.poll(at).toBe(640)
  })

  it('follows the pointer for as long as it is held, and snaps only then', async () => {
    await renderCarousel()
    await next().click()
    await expect.poll(at).toBe(320)
    say('pointerdown', 500)
    say('pointermove', 480)
    say('pointermove', 437)
    await nextFrames()
    expect(at()).toBe(383)
    say('pointermove', 580)
    await nextFrames()
    expect(at()).toBe(240)
    say('pointerup', 580)
    await expect.poll(at).toBe(0)
  })

  it('opens nothing, but a click afterwards does', async () => {
    await renderCarousel()
    drag(500, 400)
    screen.getByRole('link', { name: 'Sajek' }).click()
    expect(window.location.hash).toBe('')
    await expect.poll(at).toBe(320)
    await page.getByRole('link', { name: 'Sajek' }).click()
    await expect.poll(() => window.location.hash).toBe('#Sajek')
  })
})

it('by a finger it scrolls as the browser does, and snaps to a card', async () => {
  await renderCarousel(360)
  const style = getComputedStyle(list())
  expect(style.overflowX).toBe('auto')
  expect(style.scrollSnapType).toBe('x mandatory')
  list().scrollLeft = 250
  await expect.poll(at).toBe(320)
  expect(document.documentElement.scrollWidth).toBe(360)
  await expect.element(previous()).toHaveAttribute('aria-disabled', 'false')
})

it('is a list that scrolls and snaps before the script is there', async () => {
  await page.viewport(360, 700)
  serveAndHydrate(<PackageCarousel label="Hot Packages" cards={cards} />, (host) => {
    const served = host.querySelector('ul')
    expect(served && getComputedStyle(served).scrollSnapType).toBe('x mandatory')
    expect(host.querySelectorAll('li a')).toHaveLength(6)
  })
  await expect.element(next()).toHaveAttribute('aria-disabled', 'false')
})
