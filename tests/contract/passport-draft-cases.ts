import assert from 'node:assert/strict'
import {
  deletePassportDraft,
  getPassportDraft,
  savePassportDraft,
} from '@jatra/contract/traveler/endpoints'
import type { PassportFields, PassportForm } from '@jatra/contract/traveler/passport-draft'
import type { SignedIn } from '@jatra/contract/account/user'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, askRaw, callEndpoint, type Session } from './harness.ts'

const ID = 'a-draft-of-this-tab'
const OTHER_ID = 'a-draft-of-that-tab'
const fields: PassportFields = {
  'travelers[0].passportNumber': 'eb 0123456',
  'travelers[0].passportExYear': '2034',
}

interface Named {
  form?: PassportForm
  draftId?: string
}
const paramsOf = ({ user }: SignedIn, { form = 'flight', draftId = ID }: Named = {}) => ({
  userId: user._id,
  form,
  draftId,
})

const save = (me: SignedIn, named?: Named, given = fields): Request =>
  ask(
    savePassportDraft,
    { params: paramsOf(me, named), body: { fields: given } },
    { token: me.access_token },
  )
const saved = (session: Session, me: SignedIn, named?: Named, given = fields) =>
  callEndpoint(
    session,
    savePassportDraft,
    { params: paramsOf(me, named), body: { fields: given } },
    { token: me.access_token },
  )
const read = (me: SignedIn, named?: Named): Request =>
  ask(getPassportDraft, { params: paramsOf(me, named) }, { token: me.access_token })
const forget = (me: SignedIn, named?: Named): Request =>
  ask(deletePassportDraft, { params: paramsOf(me, named) }, { token: me.access_token })
const fieldsOf = (body: unknown) => (body as { fields: PassportFields }).fields

/** A token of one account, and the id of another. */
async function stranger(session: Session): Promise<SignedIn> {
  const [me, other] = [await signUp(session), await signUp(session)]
  await saved(session, other)
  return { ...me, user: other.user }
}

const refused: readonly [name: string, body: unknown][] = [
  ['a field that is no passport', { fields: { 'travelers[0].firstName': 'Nusrat' } }],
  ['a tenth traveller', { fields: { 'travelers[9].passportNumber': 'A1' } }],
  ['a number of 41 characters', { fields: { 'traveler.passportNumber': 'A'.repeat(41) } }],
  ['a number that is no text', { fields: { 'traveler.passportNumber': 7 } }],
  ['a list in place of fields', { fields: [] }],
  ['no fields', {}],
]

export const passportDraftCases: readonly ContractCase[] = [
  {
    endpoint: 'savePassportDraft',
    name: 'what is typed',
    answer: 'good',
    request: async (_, session) => save(await signUp(session)),
    check: (body) => assert(JSON.stringify(body).includes('0123456') === false, 'says no number'),
  },
  ...refused.map(([name, body]): ContractCase => ({
    endpoint: 'savePassportDraft',
    name,
    answer: 'invalid_input',
    async request(_, session) {
      const { user, access_token } = await signUp(session)
      return askRaw('PUT', `/api/users/${user._id}/passport-drafts/traveler/${ID}`, {
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    },
  })),
  {
    endpoint: 'savePassportDraft',
    name: 'under an id that is too short to be one',
    answer: 'invalid_input',
    request: async (_, session) => save(await signUp(session), { draftId: 'short' }),
  },
  {
    endpoint: 'savePassportDraft',
    name: 'of a form that asks for none',
    answer: 'invalid_input',
    request: async (_, session) =>
      save(await signUp(session), { form: 'holidays' as PassportForm }),
  },
  {
    endpoint: 'savePassportDraft',
    name: 'again and again',
    answer: 'rate_limited',
    async request(_, session) {
      const me = await signUp(session)
      await session.provoke('rate_limited', () => save(me))
      return save(me)
    },
  },
  {
    endpoint: 'savePassportDraft',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: async (_, session) => save({ ...(await signUp(session)), access_token: '' }),
  },
  {
    endpoint: 'savePassportDraft',
    name: 'into another account',
    answer: 'forbidden',
    request: async (_, session) => save(await stranger(session)),
  },

  {
    endpoint: 'getPassportDraft',
    name: 'as it was typed, the last time',
    answer: 'good',
    async request(_, session) {
      const me = await signUp(session)
      await saved(session, me, {}, { 'travelers[0].passportNumber': 'E' })
      await saved(session, me)
      return read(me)
    },
    check: (body) => assert(JSON.stringify(fieldsOf(body)) === JSON.stringify(fields), 'as typed'),
  },
  {
    endpoint: 'getPassportDraft',
    name: 'beside a draft of another form',
    answer: 'good',
    async request(_, session) {
      const me = await signUp(session)
      await saved(session, me)
      await saved(session, me, { form: 'visa' }, {})
      return read(me)
    },
    check: (body) => assert(Object.keys(fieldsOf(body)).length === 2, 'each form has its own'),
  },
  {
    endpoint: 'getPassportDraft',
    name: 'after another tab began one of the same form',
    answer: 'not_found',
    async request(_, session) {
      const me = await signUp(session)
      await saved(session, me)
      await saved(session, me, { draftId: OTHER_ID })
      return read(me)
    },
  },
  {
    endpoint: 'getPassportDraft',
    name: 'an hour later',
    answer: 'not_found',
    async request(_, session) {
      const me = await signUp(session)
      await saved(session, me)
      await session.advance(60)
      return read(me)
    },
  },
  {
    endpoint: 'getPassportDraft',
    name: 'once it is forgotten',
    answer: 'not_found',
    async request(_, session) {
      const me = await signUp(session)
      await saved(session, me)
      await session.send(forget(me))
      return read(me)
    },
  },
  {
    endpoint: 'getPassportDraft',
    name: 'under the same id in another account',
    answer: 'not_found',
    async request(_, session) {
      await saved(session, await signUp(session))
      return read(await signUp(session))
    },
  },
  {
    endpoint: 'getPassportDraft',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: async (_, session) => read({ ...(await signUp(session)), access_token: '' }),
  },
  {
    endpoint: 'getPassportDraft',
    name: 'of another account',
    answer: 'forbidden',
    request: async (_, session) => read(await stranger(session)),
  },

  {
    endpoint: 'deletePassportDraft',
    name: 'that is there, or is not',
    answer: 'good',
    request: async (_, session) => forget(await signUp(session)),
  },
  {
    endpoint: 'deletePassportDraft',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: async (_, session) => forget({ ...(await signUp(session)), access_token: '' }),
  },
  {
    endpoint: 'deletePassportDraft',
    name: 'of another account',
    answer: 'forbidden',
    request: async (_, session) => forget(await stranger(session)),
  },
]
