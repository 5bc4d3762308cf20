import { login } from '@jatra/contract/account/auth-endpoints'
import { getUser } from '@jatra/contract/account/user-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { problemSchema } from '@jatra/contract/http/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, type Harness } from './harness.ts'

const tooMany = {
  originLocationCode: 'DAC',
  destinationLocationCode: 'CXB',
  departureDate: '2030-01-15',
  adults: 12,
}

/** A message by its key alone, with a parameter, and of fields: each says the same in the language that was asked for. */
const refusals = [
  {
    make: () => ask(getUser, { params: { userId: 'nobody' } }),
    code: 'unauthenticated',
    key: 'signIn',
    en: { message: 'Please sign in.' },
    bn: { message: 'সাইন ইন করুন।' },
  },
  {
    make: () => ask(searchFlights, { query: tooMany }),
    code: 'passengers_refused',
    key: 'tooManySeated',
    params: { max: 9 },
    en: { message: 'Airlines take at most 9 adults and children on one booking.' },
    bn: { message: 'এক বুকিংয়ে এয়ারলাইন প্রাপ্তবয়স্ক ও শিশু মিলিয়ে সর্বোচ্চ ৯ জন নেয়।' },
  },
  {
    make: () => ask(login, { body: { identifier: '', password: 'x'.repeat(300) } }),
    code: 'invalid_input',
    key: 'identifierRequired',
    en: {
      message: 'Username or Email is required',
      errors: {
        identifier: ['Username or Email is required'],
        password: ['Please use at most 200 characters'],
      },
    },
    bn: {
      message: 'ইউজারনেম বা ইমেইল দিন',
      errors: {
        identifier: ['ইউজারনেম বা ইমেইল দিন'],
        password: ['সর্বোচ্চ ২০০টি অক্ষর লেখা যায়'],
      },
    },
  },
] as const

/** What is refused is the same in every language; only what people read of it differs. */
export function runLanguages(title: string, open: () => Harness | Promise<Harness>): void {
  describe(`${title}: the language of a problem`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    }, 60_000)
    afterAll(() => harness.close())

    it.each(refusals)('$key', async ({ make, en, bn, ...same }) => {
      const session = await harness.openSession()
      for (const [asked, language, said] of [
        ['bn-BD,bn;q=0.9,en;q=0.5', 'bn', bn],
        ['en', 'en', en],
        ['fr', 'en', en],
      ] as const) {
        const request = make()
        request.headers.set('accept-language', asked)
        const answer = await session.send(request)
        expect(answer.headers.get('content-language')).toBe(language)
        expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-language')
        expect(problemSchema.parse(await answer.json())).toMatchObject({ ...same, ...said })
      }
    })
  })
}
