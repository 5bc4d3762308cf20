import { act } from '@testing-library/react'
import type { WidgetDocs } from '../../design-system/docs/widget-docs.ts'
import { widgetIds } from '../../design-system/docs/widget-ids.ts'
import { hydrateRoot, type Root } from 'react-dom/client'
import { complaints, offset, servedAt } from 'virtual:served-in-utc'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ZONES } from './moments.mjs'
import { scenes } from './scenes.tsx'
import '@jatra/design-system/tokens'

const docs = import.meta.glob<{ docs: WidgetDocs }>('../../design-system/src/*/*.docs.ts', {
  eager: true,
})

const zone = zoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone)
const served = servedAt[zone.now] ?? {}

function zoneOf(timezoneId: string) {
  const found = ZONES.find((one) => one.timezoneId === timezoneId)
  if (!found) throw new Error(`This browser is in ${timezoneId}, and no moment is chosen for it`)
  return found
}

let root: Root | undefined
let host: HTMLElement

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(zone.now) })
  host = document.createElement('div')
  document.body.append(host)
})

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  host.remove()
  vi.useRealTimers()
})

/** Puts the server's page in the document and lets React take it over; returns what React had to mend. */
async function hydrate(name: string): Promise<string[]> {
  const Scene = scenes.get(name)
  if (!Scene) throw new Error(`There is no scene ${name}`)
  host.innerHTML = served[name] ?? ''
  const mended: string[] = []
  await act(async () => {
    root = hydrateRoot(host, <Scene />, {
      onRecoverableError: (error) => mended.push(String(error)),
    })
  })
  return mended
}

describe('the two environments', () => {
  test('the server is in UTC and the browser is not', () => {
    expect(offset).toBe(0)
    expect(new Date().toISOString()).toBe(zone.now)
  })

  test('the browser is on another day, in another month and year', () => {
    expect(new Date().getFullYear()).not.toBe(new Date().getUTCFullYear())
    expect(new Date().getMonth()).not.toBe(new Date().getUTCMonth())
  })

  test('the server rendered every scene without a word', () => {
    expect(Object.keys(served).sort()).toEqual([...scenes.keys()].sort())
    expect(complaints).toEqual([])
  })

  test('every widget is among the scenes', () => {
    const names = [...scenes.keys()]
    const missing = widgetIds.filter((id) => {
      const name = docs[`../../design-system/src/${id}/${id}.docs.ts`]?.docs.name
      return !names.some((scene) => scene.endsWith(`/${name}/Overview`))
    })
    expect(missing).toEqual([])
  })

  test('a widget that reads the clock is found out', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const mended = await hydrate('own/PrintsTheHour')
    expect(mended.join()).toMatch(/hydrat/i)
    expect(consoleError).toHaveBeenCalled()
    consoleError.mockRestore()
  })
})

describe('hydrates what a server in UTC sent', () => {
  const names = [...scenes.keys()].filter((name) => name !== 'own/PrintsTheHour')
  // The console's silence is watched by tests/setup/console.ts.
  test.each(names)('%s', async (name) => {
    expect(await hydrate(name)).toEqual([])
  })
})

test("today is the server's, whatever day it is here", async () => {
  await hydrate('own/BookedAtMidnight')
  await userEvent.click(page.getByRole('textbox', { name: 'Departure Date' }))
  const day = page.getByRole('gridcell', { name: 'Thursday, 31 December 2026' })
  await expect.element(day).toBeVisible()
  await expect.element(day).toHaveAttribute('data-today', 'true')
  const marked = [...document.querySelectorAll<HTMLElement>('[data-today]')]
  expect(new Set(marked.map((cell) => cell.dataset.day))).toEqual(new Set(['2026-12-31']))
})
