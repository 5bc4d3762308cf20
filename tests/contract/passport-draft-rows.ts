import {
  deletePassportDraft,
  getPassportDraft,
  savePassportDraft,
} from '@jatra/contract/traveler/passport-draft-endpoints'
import type { PassportFields, PassportForm } from '@jatra/contract/traveler/passport-draft'
import type { SignedIn } from '@jatra/contract/account/user'
import { signUp } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, askRaw, tell, type Stage } from './stage.ts'

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
const saved = (stage: Stage, me: SignedIn, named?: Named, given = fields) =>
  tell(
    stage,
    savePassportDraft,
    { params: paramsOf(me, named), body: { fields: given } },
    { token: me.access_token },
  )
const read = (me: SignedIn, named?: Named): Request =>
  ask(getPassportDraft, { params: paramsOf(me, named) }, { token: me.access_token })
const forget = (me: SignedIn, named?: Named): Request =>
  ask(deletePassportDraft, { params: paramsOf(me, named) }, { token: me.access_token })
const fieldsOf = (body: unknown) => (body as { fields: PassportFields }).fields

/** Somebody with a token of their own, and the id of another account. */
async function stranger(stage: Stage): Promise<SignedIn> {
  const [me, other] = [await signUp(stage), await signUp(stage)]
  await saved(stage, other)
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

export const passportDraftRows: readonly Row[] = [
  {
    call: 'savePassportDraft',
    name: 'what is typed',
    answer: 'good',
    request: async (_, stage) => save(await signUp(stage)),
    check: (body) => must(JSON.stringify(body).includes('0123456') === false, 'says no number'),
  },
  ...refused.map(([name, body]): Row => ({
    call: 'savePassportDraft',
    name,
    answer: 'invalid_input',
    async request(_, stage) {
      const { user, access_token } = await signUp(stage)
      return askRaw('PUT', `/api/users/${user._id}/passport-drafts/traveler/${ID}`, {
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    },
  })),
  {
    call: 'savePassportDraft',
    name: 'under an id that is too short to be one',
    answer: 'invalid_input',
    request: async (_, stage) => save(await signUp(stage), { draftId: 'short' }),
  },
  {
    call: 'savePassportDraft',
    name: 'of a form that asks for none',
    answer: 'invalid_input',
    request: async (_, stage) => save(await signUp(stage), { form: 'holidays' as PassportForm }),
  },
  {
    call: 'savePassportDraft',
    name: 'again and again',
    answer: 'rate_limited',
    async request(_, stage) {
      const me = await signUp(stage)
      await stage.provoke('rate_limited', () => save(me))
      return save(me)
    },
  },
  {
    call: 'savePassportDraft',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: async (_, stage) => save({ ...(await signUp(stage)), access_token: '' }),
  },
  {
    call: 'savePassportDraft',
    name: 'into another account',
    answer: 'forbidden',
    request: async (_, stage) => save(await stranger(stage)),
  },

  {
    call: 'getPassportDraft',
    name: 'as it was typed, the last time',
    answer: 'good',
    async request(_, stage) {
      const me = await signUp(stage)
      await saved(stage, me, {}, { 'travelers[0].passportNumber': 'E' })
      await saved(stage, me)
      return read(me)
    },
    check: (body) => must(JSON.stringify(fieldsOf(body)) === JSON.stringify(fields), 'as typed'),
  },
  {
    call: 'getPassportDraft',
    name: 'beside a draft of another form',
    answer: 'good',
    async request(_, stage) {
      const me = await signUp(stage)
      await saved(stage, me)
      await saved(stage, me, { form: 'visa' }, {})
      return read(me)
    },
    check: (body) => must(Object.keys(fieldsOf(body)).length === 2, 'each form has its own'),
  },
  {
    call: 'getPassportDraft',
    name: 'after another tab began one of the same form',
    answer: 'not_found',
    async request(_, stage) {
      const me = await signUp(stage)
      await saved(stage, me)
      await saved(stage, me, { draftId: OTHER_ID })
      return read(me)
    },
  },
  {
    call: 'getPassportDraft',
    name: 'an hour later',
    answer: 'not_found',
    async request(_, stage) {
      const me = await signUp(stage)
      await saved(stage, me)
      await stage.advance(60)
      return read(me)
    },
  },
  {
    call: 'getPassportDraft',
    name: 'once it is forgotten',
    answer: 'not_found',
    async request(_, stage) {
      const me = await signUp(stage)
      await saved(stage, me)
      await stage.send(forget(me))
      return read(me)
    },
  },
  {
    call: 'getPassportDraft',
    name: 'under the same id in another account',
    answer: 'not_found',
    async request(_, stage) {
      await saved(stage, await signUp(stage))
      return read(await signUp(stage))
    },
  },
  {
    call: 'getPassportDraft',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: async (_, stage) => read({ ...(await signUp(stage)), access_token: '' }),
  },
  {
    call: 'getPassportDraft',
    name: 'of another account',
    answer: 'forbidden',
    request: async (_, stage) => read(await stranger(stage)),
  },

  {
    call: 'deletePassportDraft',
    name: 'that is there, or is not',
    answer: 'good',
    request: async (_, stage) => forget(await signUp(stage)),
  },
  {
    call: 'deletePassportDraft',
    name: 'nobody logged in',
    answer: 'unauthenticated',
    request: async (_, stage) => forget({ ...(await signUp(stage)), access_token: '' }),
  },
  {
    call: 'deletePassportDraft',
    name: 'of another account',
    answer: 'forbidden',
    request: async (_, stage) => forget(await stranger(stage)),
  },
]
