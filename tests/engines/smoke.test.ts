import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readOnDrawings } from './contrast.ts'
import { ENGINES } from './engine.ts'
import type { Engine } from './tab.ts'
import { role } from './query.ts'
import { sidewaysScroll, signUpInTheMiddle } from './steps.ts'
import { Visitor } from './visitor.ts'

// Chromium has the end-to-end specs.
describe.each(['firefox', 'webkit'] as const)('in %s', (name) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await ENGINES[name](inject('engines'), 'dark')
  })
  afterAll(() => engine.stop())

  it('a dark phone: home page, Back out of a dialog, a search, signing up, the booking', async () => {
    const visitor = new Visitor(await engine.open(), engine)
    await visitor.tab.resize(360, 740)
    await visitor.open('/')
    expect(await readOnDrawings(visitor)).toMatchObject({ unreadable: [] })
    const dialog = role('dialog', 'Passenger Selection')
    await visitor.click(role('button', /Passenger and Class/))
    await visitor.see(dialog)
    await visitor.tab.back()
    await visitor.gone(dialog)
    await visitor.click(role('button', 'SEARCH FLIGHT'))
    await visitor.see(role('heading', "Dhaka (DAC) to Cox's Bazar (CXB)", { level: 1 }))
    await visitor.click(role('link', 'Book Now', { within: role('article') }))
    await signUpInTheMiddle(visitor)
    await visitor.see(role('heading', 'Book your flight'))
    expect(await sidewaysScroll(visitor)).toBeLessThanOrEqual(0)
    await visitor.leave()
  })
})
