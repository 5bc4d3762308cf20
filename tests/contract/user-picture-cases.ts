import assert from 'node:assert/strict'
import { getPicture, putPicture, removePicture } from '@jatra/contract/account/user-endpoints'
import { MAX_PICTURE_BYTES } from '@jatra/contract/account/account-limits'
import type { Account } from '@jatra/contract/account/account'
import type { SignedIn } from '@jatra/contract/account/user'
import { hollowPng, jpeg } from '@jatra/api/testing/pictures'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { strangers } from './user-cases.ts'

type Bytes = Uint8Array<ArrayBuffer>

const face = async () => new Uint8Array(await jpeg(160, 120))
const text = (words: string) => new TextEncoder().encode(words)
const params = ({ user }: SignedIn) => ({ userId: user._id })
const token = ({ access_token }: SignedIn) => ({ token: access_token })
const fileOf = (body: Bytes) => ({ file: { body, type: 'image/jpeg' } })

const putting = (me: SignedIn, bytes: Bytes, by: { token?: string } = token(me)) =>
  ask(putPicture, { params: params(me) }, { ...by, ...fileOf(bytes) })

/** A user with a picture. */
async function pictured(session: Session): Promise<SignedIn> {
  const me = await signUp(session)
  await callEndpoint(
    session,
    putPicture,
    { params: params(me) },
    { ...token(me), ...fileOf(await face()) },
  )
  return me
}

function large(): Bytes {
  const bytes = new Uint8Array(MAX_PICTURE_BYTES + 1)
  bytes.set([0xff, 0xd8, 0xff, 0xe0])
  return bytes
}

const rejectedFiles: [name: string, answer: ContractCase['answer'], make: () => Bytes][] = [
  ['nothing', 'invalid_input', () => new Uint8Array()],
  ['more than 5 MB', 'body_too_large', large],
  ['a GIF', 'unsupported_type', () => text('GIF89a\x01\0\x01\0')],
  ['a page called .jpg', 'unsupported_type', () => text('<!doctype html><p>')],
  ['a picture of 63 x 63', 'document_refused', () => new Uint8Array(hollowPng(63, 63, 1))],
  ['a bomb', 'document_refused', () => new Uint8Array(hollowPng(30_000, 30_000, 1))],
]

export const userPictureCases: readonly ContractCase[] = [
  {
    endpoint: 'putPicture',
    name: 'one’s own',
    answer: 'good',
    request: async (_, session) => putting(await signUp(session), await face()),
    check(body) {
      const { picture, _id } = body as Account
      assert(picture?.startsWith(`/app/picture/${_id}?v=`) === true, 'where it is shown')
    },
  },
  ...rejectedFiles.map(([name, answer, make]): ContractCase => ({
    endpoint: 'putPicture',
    name,
    answer,
    request: async (_, session) => putting(await signUp(session), make()),
  })),
  ...strangers('putPicture', (me, by) => putting(me, text('GIF89a'), by)),
  ...(['rate_limited', 'provider_unavailable'] as const).map((trouble): ContractCase => ({
    endpoint: 'putPicture',
    name: trouble === 'rate_limited' ? 'again and again' : 'when it cannot be stored',
    answer: trouble,
    async request(_, session) {
      const me = await signUp(session)
      const bytes = await face()
      await session.provoke(trouble, () => putting(me, bytes))
      return putting(me, bytes)
    },
  })),

  {
    endpoint: 'getPicture',
    name: 'one’s own',
    answer: 'good',
    async request(_, session) {
      const me = await pictured(session)
      return ask(getPicture, { params: params(me) }, token(me))
    },
    check(_, { headers }) {
      assert(headers.get('cache-control') === 'private, max-age=86400', 'kept by its owner alone')
      assert(headers.get('x-content-type-options') === 'nosniff', 'it is what it says')
    },
  },
  ...strangers('getPicture', (me, by) => ask(getPicture, { params: params(me) }, by)),
  {
    endpoint: 'getPicture',
    name: 'of an account without one',
    answer: 'not_found',
    async request(_, session) {
      const me = await signUp(session)
      return ask(getPicture, { params: params(me) }, token(me))
    },
  },

  {
    endpoint: 'removePicture',
    name: 'one’s own',
    answer: 'good',
    async request(_, session) {
      const me = await pictured(session)
      return ask(removePicture, { params: params(me) }, token(me))
    },
    check: (body) => assert((body as Account).picture === null, 'it is gone'),
  },
  ...strangers('removePicture', (me, by) => ask(removePicture, { params: params(me) }, by)),
  {
    endpoint: 'removePicture',
    name: 'of an account that is not there',
    answer: 'not_found',
    async request(_, session) {
      const by = token(await session.staff())
      return ask(removePicture, { params: { userId: 'no-such-account' } }, by)
    },
  },
]
