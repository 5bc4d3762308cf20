import assert from 'node:assert/strict'
import { getSignedIn, login } from '@jatra/contract/account/auth-endpoints'
import {
  endAllDevices,
  endDevice,
  listDevices,
  type Device,
} from '@jatra/contract/account/device-endpoints'
import { resetPassword } from '@jatra/contract/account/password-endpoints'
import type { SignedIn } from '@jatra/contract/account/user'
import { PASSWORD, signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'

const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36'

/** An account that is signed in twice, an hour apart: here, and on a phone. */
async function onTwoDevices(session: Session) {
  const here = await signUp(session)
  await session.advance(60)
  const phone = await callEndpoint(
    session,
    login,
    { body: { identifier: here.user.userName, password: PASSWORD } },
    { headers: { 'x-jatra-user-agent': userAgent } },
  )
  return { here, phone, params: { userId: here.user._id } }
}

/** Endpoints for owners only, with another user's id. */
const calls = {
  listDevices: (userId: string, token?: string) =>
    ask(listDevices, { params: { userId } }, { token }),
  endDevice: (userId: string, token?: string) =>
    ask(endDevice, { params: { userId, deviceId: 'any' } }, { token }),
  endAllDevices: (userId: string, token?: string) =>
    ask(endAllDevices, { params: { userId } }, { token }),
}

export const deviceCases: readonly ContractCase[] = [
  {
    endpoint: 'getSignedIn',
    name: 'with a token',
    answer: 'good',
    request: async (_, session) =>
      ask(getSignedIn, {}, { token: (await signUp(session)).access_token }),
    check: (body) => assert(!(body as SignedIn).access_token, 'tells no token'),
  },
  {
    endpoint: 'getSignedIn',
    name: 'without one',
    answer: 'unauthenticated',
    request: () => ask(getSignedIn, {}),
  },
  {
    endpoint: 'getSignedIn',
    name: 'after the password was reset',
    answer: 'unauthenticated',
    request: async (_, session) => {
      const { user, access_token: token } = await signUp(session)
      const params = await session.resetLink(user)
      await callEndpoint(session, resetPassword, { params, body: { password: 'Newer@456' } })
      return ask(getSignedIn, {}, { token })
    },
  },

  {
    endpoint: 'listDevices',
    name: 'the one that asks first',
    answer: 'good',
    request: async (_, session) => {
      const { here, params } = await onTwoDevices(session)
      return ask(listDevices, { params }, { token: here.access_token })
    },
    check: (body) => {
      const [first, second] = body as Device[]
      assert(first?.current === true && first.userAgent === null, 'is this one, without a name')
      assert(second?.current === false && second.userAgent === userAgent, 'then the phone')
      assert((body as Device[]).length === 2, 'and no other')
    },
  },
  {
    endpoint: 'endDevice',
    name: 'the other one',
    answer: 'good',
    request: async (_, session) => {
      const { here, params } = await onTwoDevices(session)
      const token = here.access_token
      const [, phone] = await callEndpoint(session, listDevices, { params }, { token })
      return ask(endDevice, { params: { ...params, deviceId: phone?._id ?? '' } }, { token })
    },
  },
  {
    endpoint: 'endDevice',
    name: 'another account’s',
    answer: 'not_found',
    request: async (_, session) => {
      const [me, other] = [await signUp(session), await signUp(session)]
      const [theirs] = await callEndpoint(
        session,
        listDevices,
        { params: { userId: other.user._id } },
        { token: other.access_token },
      )
      const params = { userId: me.user._id, deviceId: theirs?._id ?? '' }
      return ask(endDevice, { params }, { token: me.access_token })
    },
  },
  {
    endpoint: 'endAllDevices',
    name: 'every one',
    answer: 'good',
    request: async (_, session) => {
      const { phone, params } = await onTwoDevices(session)
      return ask(endAllDevices, { params }, { token: phone.access_token })
    },
  },
  {
    endpoint: 'listDevices',
    name: 'after every device was signed out',
    answer: 'unauthenticated',
    request: async (_, session) => {
      const { here, phone, params } = await onTwoDevices(session)
      await callEndpoint(session, endAllDevices, { params }, { token: phone.access_token })
      return ask(listDevices, { params }, { token: here.access_token })
    },
  },
  ...Object.entries(calls).flatMap(([endpoint, make]): ContractCase[] => [
    {
      endpoint: endpoint as keyof typeof calls,
      name: 'without a token',
      answer: 'unauthenticated',
      request: async (_, session) => make((await signUp(session)).user._id),
    },
    {
      endpoint: endpoint as keyof typeof calls,
      name: 'of another user',
      answer: 'forbidden',
      request: async (_, session) => {
        const [me, other] = [await signUp(session), await signUp(session)]
        return make(other.user._id, me.access_token)
      },
    },
  ]),
]
