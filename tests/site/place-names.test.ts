import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import { expect, inject, it } from 'vitest'

const origin = inject('prototype')

const inEnglish = ['Dhaka', 'Bangkok', 'Bangladesh', 'Thailand']
const inBangla = ['ঢাকা', 'ব্যাংকক', 'বাংলাদেশ', 'থাইল্যান্ড']

it.each([
  ['', inEnglish, inBangla],
  ['/bn', inBangla, inEnglish],
])('results and their search name places in the language of %s/', async (prefix, named, others) => {
  const query = new URLSearchParams({
    ...{ originLocationCode: 'DAC', destinationLocationCode: 'BKK', adults: '1' },
    departureDate: addDays(todayInDhaka(Date.now()), 14),
  })
  const answer = await fetch(`${origin}${prefix}/flight/search?${query}`)
  const page = await answer.text()
  expect(answer.status).toBe(200)
  for (const name of named) expect(page).toContain(name)
  for (const name of others) expect(page).not.toContain(name)
})

it('labels what holidays and visas are sold to in Bangla, and keeps addresses', async () => {
  const menu = await (await fetch(`${origin}/bn/packageMenu?destination=Nepal`)).text()
  expect(menu).toMatch(/<h1[^>]*>নেপাল ভ্রমণের প্যাকেজ</)
  expect(menu).toMatch(/value="Nepal"/)
  const visa = await (await fetch(`${origin}/bn/visaDetails?country=Thailand`)).text()
  expect(visa).toContain('>থাইল্যান্ড<')
  expect(visa).toContain('জাতীয়তা: বাংলাদেশ')
})

it('gives a form of the home page its countries in Bangla, each to be found by its English name too', async () => {
  const start = await (await fetch(`${origin}/bn/visa/start`)).text()
  expect(start).toContain('BD\\tবাংলাদেশ\\tBangladesh')
  const english = await (await fetch(`${origin}/visa/start`)).text()
  expect(english).toContain('BD\\tBangladesh\\n')
})

it('gives the form of a page of results its airports in the language of the page', async () => {
  const bangla = await (await fetch(`${origin}/bn/flight/start`)).text()
  expect(bangla).toContain('কক্সবাজার')
  const english = await (await fetch(`${origin}/flight/start`)).text()
  expect(english).toContain("Cox's Bazar")
  expect(english).not.toContain('কক্সবাজার')
})

const searchOf = (more: Record<string, string>) =>
  `${origin}/flight/search?${new URLSearchParams({
    ...{ originLocationCode: 'DAC', adults: '1', ...more },
    departureDate: addDays(todayInDhaka(Date.now()), 14),
  })}`

it('leads from a closed airport to the one in its place, which the form has then', async () => {
  const page = await (await fetch(searchOf({ destinationLocationCode: 'PNH' }))).text()
  expect(page).toContain(
    'PNH closed on 9 Sept 2025. Flights go to KTI, Techo International Airport.',
  )
  expect(page).toMatch(/name="destinationLocationCode" value="KTI"/)
})

it.each([
  ['', 'NYC', 'NYC'],
  ['sel', '', 'SEL'],
  ['ctg', '', 'CGP'],
])('without its script the form searches %s%s as %s', async (typed, chosen, code) => {
  const more = { destinationLocationCode: chosen, destinationText: typed }
  const answer = await fetch(searchOf(more), { redirect: 'manual' })
  const found = new URL(answer.headers.get('location') ?? '', origin).searchParams
  expect(found.get('destinationLocationCode')).toBe(code)
  expect(found.get('searchId')).toBeTruthy()
})

it('without its script the form takes no airport for three letters that name none', async () => {
  const address = searchOf({ destinationLocationCode: '', destinationText: 'elb' })
  expect(await (await fetch(address)).text()).toContain('Choose where you fly to')
})
