import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ENGINES, type EngineName } from './engine.ts'
import type { Engine } from './tab.ts'
import { label, role, text } from './query.ts'
import {
  bookFirstFlight,
  daysAhead,
  fillTraveller,
  pay,
  searchAddress,
  seeOrder,
  sidewaysScroll,
  signUpInTheMiddle,
} from './steps.ts'
import { Visitor } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'jatra-walks-'))
const passport = join(folder, 'passport.jpg')

beforeAll(async () => {
  const paper = { width: 640, height: 480, channels: 3 as const, background: '#d9eae9' }
  await sharp({ create: paper }).jpeg().toFile(passport)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(Object.keys(ENGINES) as EngineName[])('in %s', (name) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await ENGINES[name](inject('engines'), 'light')
  })
  afterAll(() => engine.stop())

  const visit = async (walk: (visitor: Visitor) => Promise<void>) => {
    const visitor = new Visitor(await engine.open(), engine)
    await walk(visitor)
    await visitor.leave()
  }

  it('what a page complains of is heard', async () => {
    const visitor = new Visitor(await engine.open(), engine)
    await visitor.open('/')
    await visitor.run(`
      console.error('an error')
      console.warn('a warning')
      setTimeout(() => { throw new Error('an exception') })
      Promise.reject(new Error('a rejection'))
      new Image().src = 'https://elsewhere.example/a.png'
      document.body.append(Object.assign(new Image(), { src: '/missing.png' }))`)
    const heard = [/an error/, /a warning/, /an exception/, /a rejection/, /elsewhere/, /missing/]
    for (const complaint of heard)
      await expect.poll(() => visitor.complaints()).toContainEqual(expect.stringMatching(complaint))
    await visitor.tab.close()
  })

  it('a flight, with signing up in the middle', () =>
    visit(async (visitor) => {
      await visitor.open('/')
      await visitor.fill(role('textbox', 'Departure Date'), daysAhead(30))
      await visitor.press('Enter')
      await visitor.click(role('button', 'SEARCH FLIGHT'))
      await visitor.see(role('heading', "Dhaka (DAC) to Cox's Bazar (CXB)", { level: 1 }))
      await bookFirstFlight(visitor)
      await visitor.see(text('Ms. Nusrat Jahan'))
    }))

  it('a package', () =>
    visit(async (visitor) => {
      await visitor.open('/?search=holiday')
      await visitor.click(role('combobox', 'Where do you want to go'))
      await visitor.click(role('option', 'Nepal'))
      await visitor.press('Escape')
      await visitor.click(role('button', 'SEARCH HOLIDAYS'))
      await visitor.see(role('heading', 'Holidays in Nepal', { level: 1 }))
      await visitor.click(role('link', undefined, { within: role('article') }))
      await visitor.click(role('link', 'SELECT OFFER'))
      await signUpInTheMiddle(visitor)
      await visitor.see(role('heading', 'Reserve your holiday'))
      await visitor.hydrated()
      await visitor.fill(role('textbox', 'Travel date'), daysAhead(40))
      await visitor.press('Escape')
      await visitor.gone(role('dialog'))
      await visitor.click(role('button', 'One more: Adults (12+)'))
      await visitor.see(text('1 room, 2 travellers'))
      await visitor.choose(label('Title'), 'Ms.')
      await visitor.choose(label('Gender'), 'Female')
      await visitor.fill(label('First Name'), 'নুসরাত')
      await visitor.fill(label('Last Name'), 'Jahan')
      await visitor.fill(label('Email'), 'nusrat@example.com')
      await visitor.fill(label('Mobile Number'), '01712345678')
      await pay(visitor)
      await seeOrder(visitor, 'Your holiday is reserved', /./)
      await visitor.see(text(/নুসরাত Jahan/))
    }))

  it('a visa, with a picture of the passport', () =>
    visit(async (visitor) => {
      await visitor.open('/?search=visa')
      await visitor.choose(label('Where do you want to go'), 'Malaysia')
      await visitor.click(role('button', 'SEARCH VISA'))
      await visitor.see(role('heading', /Malaysia/, { level: 1 }))
      await visitor.click(role('link', /SPECIAL OFFER/))
      await signUpInTheMiddle(visitor)
      await visitor.see(role('heading', 'Book Schedule'))
      await visitor.hydrated()
      await fillTraveller(visitor, true)
      await visitor.upload(label('Documents'), passport)
      await visitor.see(text('Uploaded'))
      await pay(visitor)
      await seeOrder(visitor, 'Your application is paid', /./)
      await visitor.see(text('******567'), role('link', 'Download passport.jpg'))
    }))

  it('in Bangla on a phone', () =>
    visit(async (visitor) => {
      await visitor.tab.resize(360, 740)
      await visitor.open('/')
      await visitor.click(role('link', 'বাংলা'))
      await visitor.at(/\/bn$/)
      await visitor.hydrated()
      await visitor.click(role('button', 'ফ্লাইট খুঁজুন'))
      await visitor.see(role('heading', 'ঢাকা (DAC) থেকে কক্সবাজার (CXB)', { level: 1 }))
      expect(await visitor.run('return document.documentElement.lang')).toBe('bn')
      expect(await sidewaysScroll(visitor)).toBeLessThanOrEqual(0)
    }))

  it('Back closes what lies over the page, and then leaves it', () =>
    visit(async (visitor) => {
      await visitor.open('/about')
      await visitor.open('/')
      const opener = role('button', /Passenger and Class/)
      const dialog = role('dialog', 'Passenger Selection')
      await visitor.click(opener)
      await visitor.see(dialog)
      await visitor.tab.back()
      await visitor.gone(dialog)
      await visitor.focused(opener)
      await visitor.tab.back()
      await visitor.at(/\/about$/)
    }))

  it('Back closes the filters of a phone and keeps what was filtered', () =>
    visit(async (visitor) => {
      await visitor.tab.resize(360, 740)
      await visitor.open(searchAddress('DAC', 'CXB'))
      await visitor.click(role('button', /^Filter and sort/))
      const sheet = role('dialog')
      await visitor.click(text('Earliest', { within: sheet }))
      await visitor.at(/sort=earliest/)
      // The sheet gets its entry once the filtered list is there.
      await expect.poll(() => visitor.run('return history.state?.overlay')).toBe(true)
      await visitor.tab.back()
      await visitor.gone(sheet)
      await visitor.at(/sort=earliest/)
    }))

  it('by keys alone: search, details, passengers, the first wrong field', () =>
    visit(async (visitor) => {
      await visitor.open('/')
      await visitor.press('Tab')
      await visitor.focused(role('link', 'Skip to the content'))
      await visitor.press('Enter')
      const to = role('combobox', 'To')
      await visitor.focus(to)
      await visitor.type('jessore')
      await visitor.see(role('option', /JSR/))
      await visitor.press('Enter')
      await visitor.gone(role('option'))
      const passengers = role('button', /Passenger and Class/)
      await visitor.focus(passengers)
      await visitor.press('Enter')
      await visitor.see(role('dialog', 'Passenger Selection'))
      await visitor.press('Escape')
      await visitor.focused(passengers)
      await visitor.focus(role('button', 'SEARCH FLIGHT'))
      await visitor.press('Enter')
      await visitor.focused(role('heading', 'Dhaka (DAC) to Jessore (JSR)', { level: 1 }))
      await visitor.focus(role('button', 'Show Details'))
      await visitor.press('Enter')
      await visitor.focus(role('tab', 'FLIGHT DETAILS'))
      await visitor.press('ArrowRight')
      await visitor.focused(role('tab', 'FLIGHT FARE'))
      await visitor.focus(role('link', 'Book Now'))
      await visitor.press('Enter')
      await signUpInTheMiddle(visitor)
      await visitor.see(role('heading', 'Book your flight'))
      await visitor.hydrated()
      await visitor.focus(role('button', /^Pay ৳/))
      await visitor.press('Enter')
      await visitor.focused(label('Title'))
    }))
})
