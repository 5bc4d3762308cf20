import { exchangeLoginCode } from '@jatra/contract/account/login-success-endpoint'
import { LOGIN_COOKIE, LOGIN_SUCCESS_PATH } from '@jatra/contract/account/google-sign-in'
import type { SignedIn } from '@jatra/contract/account/user'
import { signUp } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, ORIGIN, tell, type Stage } from './stage.ts'

/** What somebody who comes back from Google brings to /login/success. */
async function broughtBack(stage: Stage): Promise<{ user: string; browser: string }> {
  const { headers } = await stage.fromGoogle()
  const at = new URL(headers.get('location') ?? '', ORIGIN)
  must(at.pathname === LOGIN_SUCCESS_PATH, 'comes back to the page of the exchange')
  const cookie = new RegExp(`^${LOGIN_COOKIE}=([^;]+); Path=${LOGIN_SUCCESS_PATH};`)
  const browser = cookie.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
  return { user: at.searchParams.get('user') ?? '', browser }
}

const exchanged = (row: Omit<Row, 'call' | 'request'>, change: (stage: Stage) => unknown): Row => ({
  call: 'exchangeLoginCode',
  ...row,
  request: async (_, stage) => {
    const body = (await change(stage)) as { user: string; browser: string }
    return ask(exchangeLoginCode, { body })
  },
})

export const loginSuccessRows: readonly Row[] = [
  exchanged(
    {
      name: 'the code of a sign-in by Google',
      answer: 'good',
      check: (body) => must(Boolean((body as SignedIn).access_token), 'signs in'),
    },
    broughtBack,
  ),
  exchanged({ name: 'twice', answer: 'unauthenticated' }, async (stage) => {
    const body = await broughtBack(stage)
    await tell(stage, exchangeLoginCode, { body })
    return body
  }),
  exchanged({ name: 'after a minute', answer: 'unauthenticated' }, async (stage) => {
    const body = await broughtBack(stage)
    await stage.advance(1)
    return body
  }),
  exchanged({ name: 'in another browser', answer: 'unauthenticated' }, async (stage) => ({
    ...(await broughtBack(stage)),
    browser: (await broughtBack(stage)).browser,
  })),
  exchanged({ name: 'a code that we never gave', answer: 'unauthenticated' }, async (stage) => ({
    ...(await broughtBack(stage)),
    user: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmVk',
  })),
  exchanged({ name: 'no code', answer: 'invalid_input' }, async (stage) => ({
    ...(await broughtBack(stage)),
    user: undefined,
  })),
  exchanged({ name: 'the id of a user for a code', answer: 'invalid_input' }, async (stage) => ({
    ...(await broughtBack(stage)),
    user: (await signUp(stage)).user._id,
  })),
  exchanged({ name: 'a code alone', answer: 'invalid_input' }, async (stage) => ({
    ...(await broughtBack(stage)),
    browser: undefined,
  })),
]
