import { expect, inject, it } from 'vitest'
import { hiddenField, Visitor } from './visitor.ts'

const origin = inject('site')

const PROFILE = '/app/account/profile'
const departureDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const RESULTS = `/flight/search?originLocationCode=DAC&destinationLocationCode=CXB&departureDate=${departureDate}&adults=1`

async function saveMobileNumber(visitor: Visitor, mobileNumber: string) {
  const account = hiddenField((await visitor.follow(PROFILE)).html, 'account')
  const answer = await visitor.post(PROFILE, {
    ...{ account, name: 'Nusrat Jahan', gender: 'Female' },
    ...{ countryNumberCode: '+880', mobileNumber },
  })
  expect(answer.status).toBe(200)
}

const linkIn = (html: string, path: RegExp) => path.exec(html)?.[0].replaceAll('&amp;', '&') ?? ''

it('forms say the mobile number that the account has now, also where it was changed on another device', async () => {
  const phone = new Visitor(origin)
  await phone.signUp()
  await saveMobileNumber(phone, '01712345678')
  const office = new Visitor(origin)
  office.takeCookiesOf(phone)
  await saveMobileNumber(phone, '01812345678')

  const { html: results } = await office.follow(RESULTS)
  const { html: packages } = await office.follow('/packageMenu')
  const holiday = linkIn(packages, /\/packages\/[\w-]+/)
  const forms = [
    linkIn(results, /\/flight\/booking\/?\?[^"]*/),
    linkIn((await office.follow(holiday)).html, /\/packageReserve\/[\w-]+/),
    '/visaBookSchedule/0?country=Thailand&nationality=BD&travelers=1',
  ]
  for (const path of forms) {
    const { html, status } = await office.follow(path)
    expect(status, path).toBe(200)
    const numbers = html.match(/1[78]12[- ]?345678/g) ?? []
    expect(new Set(numbers.map((one) => one.replace(/\D/g, ''))), path).toEqual(
      new Set(['1812345678']),
    )
  }
}, 60_000)
