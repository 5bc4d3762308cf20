import { getSignedIn, login } from '@jatra/contract/account/auth-endpoints'
import { endAllDevices, endDevice, listDevices } from '@jatra/contract/account/device-endpoints'
import { resetPassword } from '@jatra/contract/account/password-endpoints'
import type { Device } from '@jatra/contract/account/device'
import type { SignedIn } from '@jatra/contract/account/user'
import { PASSWORD, signUp } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, tell, type Stage } from './stage.ts'

const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36'

/** An account that is signed in twice, an hour apart: here, and on a phone. */
async function onTwoDevices(stage: Stage) {
  const here = await signUp(stage)
  await stage.advance(60)
  const phone = await tell(
    stage,
    login,
    { body: { identifier: here.user.userName, password: PASSWORD } },
    { headers: { 'x-jatra-user-agent': userAgent } },
  )
  return { here, phone, params: { userId: here.user._id } }
}

/** Calls that are their owner's alone, with anybody's id. */
const calls = {
  listDevices: (userId: string, token?: string) =>
    ask(listDevices, { params: { userId } }, { token }),
  endDevice: (userId: string, token?: string) =>
    ask(endDevice, { params: { userId, deviceId: 'any' } }, { token }),
  endAllDevices: (userId: string, token?: string) =>
    ask(endAllDevices, { params: { userId } }, { token }),
}

export const deviceRows: readonly Row[] = [
  {
    call: 'getSignedIn',
    name: 'with a token',
    answer: 'good',
    request: async (_, stage) =>
      ask(getSignedIn, {}, { token: (await signUp(stage)).access_token }),
    check: (body) => must(!(body as SignedIn).access_token, 'tells no token'),
  },
  {
    call: 'getSignedIn',
    name: 'without one',
    answer: 'unauthenticated',
    request: () => ask(getSignedIn, {}),
  },
  {
    call: 'getSignedIn',
    name: 'after the password was reset',
    answer: 'unauthenticated',
    request: async (_, stage) => {
      const { user, access_token: token } = await signUp(stage)
      const params = await stage.resetLink(user)
      await tell(stage, resetPassword, { params, body: { password: 'Newer@456' } })
      return ask(getSignedIn, {}, { token })
    },
  },

  {
    call: 'listDevices',
    name: 'the one that asks first',
    answer: 'good',
    request: async (_, stage) => {
      const { here, params } = await onTwoDevices(stage)
      return ask(listDevices, { params }, { token: here.access_token })
    },
    check: (body) => {
      const [first, second] = body as Device[]
      must(first?.current === true && first.userAgent === null, 'is this one, without a name')
      must(second?.current === false && second.userAgent === userAgent, 'then the phone')
      must((body as Device[]).length === 2, 'and no other')
    },
  },
  {
    call: 'endDevice',
    name: 'the other one',
    answer: 'good',
    request: async (_, stage) => {
      const { here, params } = await onTwoDevices(stage)
      const token = here.access_token
      const [, phone] = await tell(stage, listDevices, { params }, { token })
      return ask(endDevice, { params: { ...params, deviceId: phone?._id ?? '' } }, { token })
    },
  },
  {
    call: 'endDevice',
    name: 'another account’s',
    answer: 'not_found',
    request: async (_, stage) => {
      const [me, other] = [await signUp(stage), await signUp(stage)]
      const [theirs] = await tell(
        stage,
        listDevices,
        { params: { userId: other.user._id } },
        { token: other.access_token },
      )
      const params = { userId: me.user._id, deviceId: theirs?._id ?? '' }
      return ask(endDevice, { params }, { token: me.access_token })
    },
  },
  {
    call: 'endAllDevices',
    name: 'every one',
    answer: 'good',
    request: async (_, stage) => {
      const { phone, params } = await onTwoDevices(stage)
      return ask(endAllDevices, { params }, { token: phone.access_token })
    },
  },
  {
    call: 'listDevices',
    name: 'after every device was signed out',
    answer: 'unauthenticated',
    request: async (_, stage) => {
      const { here, phone, params } = await onTwoDevices(stage)
      await tell(stage, endAllDevices, { params }, { token: phone.access_token })
      return ask(listDevices, { params }, { token: here.access_token })
    },
  },
  ...Object.entries(calls).flatMap(([call, make]): Row[] => [
    {
      call: call as keyof typeof calls,
      name: 'without a token',
      answer: 'unauthenticated',
      request: async (_, stage) => make((await signUp(stage)).user._id),
    },
    {
      call: call as keyof typeof calls,
      name: 'of another user',
      answer: 'forbidden',
      request: async (_, stage) => {
        const [me, other] = [await signUp(stage), await signUp(stage)]
        return make(other.user._id, me.access_token)
      },
    },
  ]),
]
