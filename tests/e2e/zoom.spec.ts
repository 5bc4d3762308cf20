import type { Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { fillTraveler, nusratAtHome, signUpInTheMiddle } from './steps.ts'
import { expect, searchAddress, test } from './test.ts'

/** Nothing scrolls sideways, and what sticks to an edge leaves most of the window to the page. */
async function expectRoom(page: Page) {
  const { wide, view, stuck } = await page.evaluate(() => {
    const rows = new Set<number>()
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element)
      if (position !== 'fixed' && position !== 'sticky') continue
      const { top, bottom, width } = element.getBoundingClientRect()
      const atAnEdge = top <= 1 || bottom >= innerHeight - 1
      if (!atAnEdge || width < innerWidth / 2 || !element.checkVisibility()) continue
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(innerHeight, bottom); y++) rows.add(y)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return { wide: scrollWidth - clientWidth, view: innerHeight, stuck: rows.size }
  })
  expect(wide, `${page.url()} scrolls sideways`).toBe(0)
  expect(stuck, `${page.url()} is covered by what sticks`).toBeLessThanOrEqual(view / 2)
}

/** A laptop of 1280 x 720 at a zoom of 200%, one of 1280 x 1024 at 400%, and a phone while typing. */
const windows = [
  { width: 640, height: 360 },
  { width: 320, height: 256 },
  { width: 360, height: 400 },
]

/** In each window, from the top to the foot: some things stick only on the way. */
async function expectRoomAllTheWay(page: Page) {
  await hydrated(page)
  for (const size of windows) {
    await page.setViewportSize(size)
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), part)
      await expectRoom(page)
    }
  }
}

test('pages to look and to read fit the width and keep their room', async ({ page }) => {
  for (const path of [
    '/about',
    '/?search=holiday',
    '/?search=visa',
    '/packageMenu?destination=Nepal',
    '/visaDetails?country=Thailand&nationality=BD&travelers=2',
    // Words in Bangla are longer, and stand higher.
    '/bn',
    '/bn/about',
    '/bn/packageMenu?destination=Nepal',
    '/bn/visaDetails?country=Thailand&nationality=BD&travelers=2',
  ]) {
    await page.goto(path)
    await expectRoomAllTheWay(page)
  }
  await page.goto('/packageMenu?destination=Nepal')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'SELECT OFFER' }).first()).toBeVisible()
  await expectRoomAllTheWay(page)
})

test('a flight is booked, and its pages fit the width and keep their room', async ({ page }) => {
  await page.goto('/')
  await expectRoomAllTheWay(page)
  await page.goto(searchAddress('DAC', 'CXB'))
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectRoomAllTheWay(page)
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
  await signUpInTheMiddle(page)
  await fillTraveler(page, 1, nusratAtHome)
  await expectRoomAllTheWay(page)
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible()
  await expectRoomAllTheWay(page)
  await page.goto('/app/account/bookings/flight')
  await expectRoomAllTheWay(page)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Travellers' })).toBeVisible()
  await expectRoomAllTheWay(page)
  await page.goto('/visaBookSchedule/0?country=Thailand&nationality=BD&travelers=1')
  await expectRoomAllTheWay(page)
})

test('twice the size of text makes no page wider than its window', async ({ page }) => {
  const addresses = [searchAddress('DAC', 'CXB'), '/packageMenu?destination=Nepal', '/?search=visa']
  for (const address of addresses) {
    await page.goto(address)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectRoom(page)
  }
})
