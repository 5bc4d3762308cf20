import { login } from '@jatra/contract/account/auth-endpoints'
import { endAllDevices } from '@jatra/contract/account/device-endpoints'
import { changePassword, forgotPassword } from '@jatra/contract/account/password-endpoints'
import type { SignedIn } from '@jatra/contract/account/user'
import { getUser } from '@jatra/contract/account/user-endpoints'
import { searchFlights } from '@jatra/contract/flight/endpoints'
import { problemSchema } from '@jatra/contract/http/problem'
import { done } from '@jatra/contract/messages/done'
import { sayDone } from '@jatra/contract/messages/say-done'
import { writeMessage } from '@jatra/contract/messages/write-message'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, signUp } from './actors.ts'
import { ask, type Harness, type Session } from './harness.ts'

const tooMany = {
  originLocationCode: 'DAC',
  destinationLocationCode: 'CXB',
  departureDate: '2030-01-15',
  adults: 12,
}

/** A message by its key alone, with a parameter, and of fields: each says the same in the language that was asked for. */
const problems = [
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
    reasons: {
      identifier: [{ key: 'identifierRequired' }],
      password: [{ key: 'atMostCharacters', params: { max: 200 } }],
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

/** A few good answers: an object with a key, and a text alone. */
const successes = [
  {
    make: () => ask(forgotPassword, { body: { email: 'nobody@example.com' } }),
    en: { ...sayDone('resetSent', 'en'), status: 'success' },
    bn: { ...sayDone('resetSent', 'bn'), status: 'success' },
  },
  {
    make: ({ user: { _id: userId }, access_token: token }: SignedIn) =>
      ask(
        changePassword,
        { body: { userId, currentPassword: PASSWORD, newPassword: PASSWORD } },
        { token },
      ),
    en: done.passwordChanged,
    bn: writeMessage('passwordChanged', 'bn'),
  },
  {
    make: ({ user: { _id: userId }, access_token: token }: SignedIn) =>
      ask(endAllDevices, { params: { userId } }, { token }),
    en: sayDone('signedOutEverywhere', 'en'),
    bn: sayDone('signedOutEverywhere', 'bn'),
  },
]

/** What is refused is the same in every language; only what people read of it differs. */
export function runLanguages(title: string, open: () => Harness | Promise<Harness>): void {
  describe(`${title}: the language of an answer`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    }, 60_000)
    afterAll(() => harness.close())

    it.each(problems)('$key', async ({ make, en, bn, ...same }) => {
      const session = await harness.openSession()
      await inEachLanguage<object>({ en, bn }, async (asked, said) => {
        const answer = await askIn(session, asked, make())
        expect(problemSchema.parse(await answer.json())).toMatchObject({ ...same, ...said })
        return answer
      })
    })

    it.each(successes)('of what went well: $en', async ({ make, en, bn }) => {
      await inEachLanguage<unknown>({ en, bn }, async (asked, said) => {
        const session = await harness.openSession()
        const answer = await askIn(session, asked, make(await signUp(session)))
        expect([answer.status, await answer.json()]).toEqual([200, said])
        return answer
      })
    })
  })
}

async function inEachLanguage<Said>(
  { en, bn }: { en: Said; bn: Said },
  answerTo: (asked: string, said: Said) => Promise<Response>,
): Promise<void> {
  for (const [asked, language, said] of [
    ['bn-BD,bn;q=0.9,en;q=0.5', 'bn', bn],
    ['en', 'en', en],
    ['fr', 'en', en],
  ] as const) {
    const { headers } = await answerTo(asked, said)
    expect(headers.get('content-language')).toBe(language)
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-language')
  }
}

function askIn(session: Session, language: string, request: Request): Promise<Response> {
  request.headers.set('accept-language', language)
  return session.send(request)
}
