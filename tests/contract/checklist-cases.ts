import assert from 'node:assert/strict'
import type { VisaInput } from '@jatra/contract/visa/visa'
import type { Problem } from '@jatra/contract/http/problem'
import { applicantKinds } from '@jatra/contract/visa/applicant-kinds'
import type { ChecklistSlot } from '@jatra/contract/visa/checklist-slot'
import {
  acceptDocuments,
  askDocumentsAgain,
  giveDocuments,
  type SlotOutcome,
} from '@jatra/contract/visa/checklist-endpoints'
import { handOverVisa } from '@jatra/contract/visa/hand-over'
import { getOrder, listOrderEmails } from '@jatra/contract/whole-order/endpoints'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { by, byCustomer } from './staff-refunds.ts'
import { addVisa, applicant, apply, upload, visaPaymentFor } from './visas.ts'

type Who = { token: string }
type Seen = Pick<ChecklistSlot, 'documents' | 'state'>

const everyone = [...applicantKinds]
const inBangla = { name: 'ব্যাংক স্টেটমেন্ট', shows: 'গত ৬ মাসের' }

/** A passport and a statement of each, a hotel booking of all, and what only students give. */
export const checklist: NonNullable<VisaInput['checklist']> = [
  {
    ...{ id: 'passport', name: 'Passport', shows: 'Valid for 6 months', need: 'required' },
    ...{ kinds: everyone, once: false, pages: 2 },
  },
  {
    ...{ id: 'statement', name: 'Bank statement', shows: 'Of the last 6 months' },
    ...{ need: 'required', kinds: everyone, once: false, pages: 2, inBangla },
  },
  {
    ...{ id: 'hotel', name: 'Hotel booking', shows: 'Of each night', need: 'optional' },
    ...{ kinds: everyone, once: true, pages: 2 },
  },
  {
    ...{ id: 'studentId', name: 'Student ID', shows: 'Of this year', need: 'required' },
    ...{ kinds: ['student'], once: false, pages: 2 },
  },
]

/** A paid application of one who gave the passport, and what may happen to it. */
export async function withPassport(session: Session, paid = true) {
  const { visa } = await addVisa(session, { checklist })
  const me = await signUp(session)
  const { _id: passport } = await upload(session, me)
  const traveler = { ...applicant, checklist: { passport: [passport] } }
  const body = visaPaymentFor(visa, me.user._id, { travelersData: [traveler] })
  const { orderId, url } = await apply(session, me, body)
  if (paid) await pressGatewayButton(session, url, 'Pay')
  const token = { token: me.access_token }
  const params = { userId: me.user._id, orderId }
  const read = async () => {
    const order = await callEndpoint(session, getOrder, { params }, token)
    assert(order.serviceType === 'visa', 'it is a visa')
    return order
  }
  return {
    ...{ orderId, passport, me, token, params, read },
    states: async () =>
      (await read()).travelersData.checklist.map(({ item, state }) => `${item.id} ${state}`),
    give: (itemId: string, documents: string[], who: Who = token) =>
      ask(giveDocuments, { params: { ...params, traveler: 0, itemId }, body: { documents } }, who),
    async uploaded() {
      return (await upload(session, me))._id
    },
    kinds: async () =>
      (await callEndpoint(session, listOrderEmails, { params }, token)).map(({ kind }) => kind),
  }
}

export const accept = (orderId: string, seen: Seen, who?: Who, itemId = 'passport') =>
  ask(acceptDocuments, { params: { orderId, traveler: 0, itemId }, body: seen }, who)
export const askAgain = (
  orderId: string,
  body: Seen & { reason?: 'unreadable' | 'cropped'; note?: string },
  who?: Who,
  itemId = 'passport',
) => ask(askDocumentsAgain, { params: { orderId, traveler: 0, itemId }, body }, who)

const seenOf = (documents: string[]): Seen => ({ documents, state: 'given' })

async function send(session: Session, request: Request): Promise<void> {
  const answer = await session.send(request)
  assert.equal(answer.status, 200, await answer.clone().text())
}

const giveCases: ContractCase[] = [
  {
    endpoint: 'giveDocuments',
    name: 'after the payment, and once more: it fills its slot and changes no other',
    answer: 'good',
    async request(_, session) {
      const { give, uploaded, states } = await withPassport(session)
      assert.deepEqual(await states(), ['passport given', 'statement missing', 'hotel missing'])
      const pages = [await uploaded(), await uploaded()]
      await send(session, give('statement', pages))
      assert.deepEqual(await states(), ['passport given', 'statement given', 'hotel missing'])
      return give('statement', pages)
    },
    check: (body) => assert.equal((body as SlotOutcome).documents.length, 2),
  },
  {
    endpoint: 'giveDocuments',
    name: 'in place of those that were asked for once more: the reason is gone',
    answer: 'good',
    async request(_, session) {
      const { give, orderId, passport, uploaded, read } = await withPassport(session)
      const agent = await by(session, 'agent')
      const note = 'The corner is missing'
      await send(
        session,
        askAgain(orderId, { ...seenOf([passport]), reason: 'cropped', note }, agent),
      )
      const [asked] = (await read()).travelersData.checklist
      assert(asked?.state === 'asked' && asked.reason === 'cropped' && asked.note === note)
      return give('passport', [await uploaded()])
    },
    check: (body) => {
      const { state, reason, note, checkedAt } = body as SlotOutcome
      assert.deepEqual([state, reason, note, checkedAt], ['given', null, null, null])
    },
  },
  {
    endpoint: 'giveDocuments',
    name: 'that staff have accepted',
    answer: 'outdated',
    async request(_, session) {
      const { give, orderId, passport, uploaded } = await withPassport(session)
      await send(session, accept(orderId, seenOf([passport]), await by(session, 'agent')))
      return give('passport', [await uploaded()])
    },
    check: (body) => assert.equal((body as Problem).key, 'documentsAccepted'),
  },
  {
    endpoint: 'giveDocuments',
    name: 'after the hand-over',
    answer: 'outdated',
    async request(_, session) {
      const { give, orderId, uploaded } = await withPassport(session)
      const input = { params: { orderId }, body: { reason: 'On paper' } }
      await callEndpoint(session, handOverVisa, input, await by(session, 'agent'))
      return give('statement', [await uploaded()])
    },
  },
  {
    endpoint: 'giveDocuments',
    name: 'of another account',
    answer: 'not_found',
    async request(_, session) {
      const { give } = await withPassport(session)
      const other = await signUp(session)
      return give('statement', [(await upload(session, other))._id])
    },
  },
  {
    endpoint: 'giveDocuments',
    name: 'for what this applicant is not asked for',
    answer: 'not_found',
    async request(_, session) {
      const { give, uploaded } = await withPassport(session)
      return give('studentId', [await uploaded()])
    },
  },
  {
    endpoint: 'giveDocuments',
    name: 'more pages than it has',
    answer: 'invalid_input',
    async request(_, session) {
      const { give, uploaded } = await withPassport(session)
      return give('statement', [await uploaded(), await uploaded(), await uploaded()])
    },
  },
  {
    endpoint: 'giveDocuments',
    name: 'none',
    answer: 'invalid_input',
    request: async (_, session) => (await withPassport(session)).give('statement', []),
  },
  {
    endpoint: 'giveDocuments',
    name: 'for an order of another account',
    answer: 'forbidden',
    async request(_, session) {
      const { give, passport } = await withPassport(session)
      const other = await signUp(session)
      return give('statement', [passport], { token: other.access_token })
    },
  },
  {
    endpoint: 'giveDocuments',
    name: 'as a stranger',
    answer: 'unauthenticated',
    request: () =>
      ask(giveDocuments, {
        params: { userId: 'any', orderId: 'any', traveler: 0, itemId: 'passport' },
        body: { documents: ['any'] },
      }),
  },
]

/** What staff cannot say, of either act. */
function refusals(
  endpoint: 'acceptDocuments' | 'askDocumentsAgain',
  make: (orderId: string, seen: Seen, who?: Who, itemId?: string) => Request,
): ContractCase[] {
  return [
    {
      endpoint,
      name: 'of documents that the traveller has replaced since',
      answer: 'outdated',
      async request(_, session) {
        const { give, orderId, passport, uploaded } = await withPassport(session)
        await send(session, give('passport', [await uploaded()]))
        return make(orderId, seenOf([passport]), await by(session, 'agent'))
      },
      check: (body) => assert.equal((body as Problem).key, 'documentsReplaced'),
    },
    {
      endpoint,
      name: 'of an application that is not paid',
      answer: 'not_paid',
      async request(_, session) {
        const { orderId, passport } = await withPassport(session, false)
        return make(orderId, seenOf([passport]), await by(session, 'agent'))
      },
    },
    {
      endpoint,
      name: 'of what the application does not ask for',
      answer: 'not_found',
      async request(_, session) {
        const { orderId, passport } = await withPassport(session)
        return make(orderId, seenOf([passport]), await by(session, 'agent'), 'studentId')
      },
    },
    {
      endpoint,
      name: 'of what is no application',
      answer: 'not_found',
      request: async (_, session) => make('nothing', seenOf(['any']), await by(session, 'agent')),
    },
    {
      endpoint,
      name: 'as finance, who serves no travellers',
      answer: 'forbidden',
      request: async (_, session) => make('any', seenOf(['any']), await by(session, 'finance')),
    },
    {
      endpoint,
      name: 'as a customer',
      answer: 'forbidden',
      request: async (_, session) => make('any', seenOf(['any']), await byCustomer(session)),
    },
    {
      endpoint,
      name: 'as a stranger',
      answer: 'unauthenticated',
      request: () => make('any', seenOf(['any'])),
    },
  ]
}

const wrong = (orderId: string, seen: Seen, who?: Who, itemId?: string) =>
  askAgain(orderId, { ...seen, reason: 'unreadable' }, who, itemId)

const checkCases: ContractCase[] = [
  {
    endpoint: 'acceptDocuments',
    name: 'and once more, by whoever says it; with all that is required the application goes',
    answer: 'good',
    async request(_, session) {
      const { orderId, passport, states } = await withPassport(session)
      const agent = await by(session, 'agent')
      await send(session, accept(orderId, seenOf([passport]), agent))
      // It came on paper.
      await send(session, accept(orderId, { documents: [], state: 'missing' }, agent, 'statement'))
      assert.deepEqual(await states(), ['passport accepted', 'statement accepted', 'hotel missing'])
      await callEndpoint(session, handOverVisa, { params: { orderId }, body: {} }, agent)
      return accept(orderId, seenOf([passport]), await by(session, 'manager'))
    },
    check: (body) => assert.equal((body as SlotOutcome).state, 'accepted'),
  },
  {
    endpoint: 'acceptDocuments',
    name: 'after a colleague has asked for others',
    answer: 'outdated',
    async request(_, session) {
      const { orderId, passport } = await withPassport(session)
      await send(session, wrong(orderId, seenOf([passport]), await by(session, 'agent')))
      return accept(orderId, seenOf([passport]), await by(session, 'manager'))
    },
    check: (body) => assert.equal((body as Problem).key, 'slotAsked'),
  },
  ...refusals('acceptDocuments', accept),
  {
    endpoint: 'askDocumentsAgain',
    name: 'and once more: its traveller is told one time',
    answer: 'good',
    async request(_, session) {
      const { orderId, passport, kinds } = await withPassport(session)
      const agent = await by(session, 'agent')
      await send(session, wrong(orderId, seenOf([passport]), agent))
      await send(session, wrong(orderId, seenOf([passport]), agent))
      const asked = (await kinds()).filter((kind) => kind === 'visa_documents_asked')
      assert.equal(asked.length, 1)
      return wrong(orderId, seenOf([passport]), await by(session, 'manager'))
    },
    check: (body) => assert.equal((body as SlotOutcome).reason, 'unreadable'),
  },
  {
    endpoint: 'askDocumentsAgain',
    name: 'after a colleague has accepted them',
    answer: 'outdated',
    async request(_, session) {
      const { orderId, passport } = await withPassport(session)
      await send(session, accept(orderId, seenOf([passport]), await by(session, 'agent')))
      return wrong(orderId, seenOf([passport]), await by(session, 'manager'))
    },
    check: (body) => assert.equal((body as Problem).key, 'slotAccepted'),
  },
  {
    endpoint: 'askDocumentsAgain',
    name: 'without a reason',
    answer: 'invalid_input',
    async request(_, session) {
      return askAgain('any', seenOf(['any']), await by(session, 'agent'))
    },
  },
  {
    endpoint: 'askDocumentsAgain',
    name: 'where nothing is given',
    answer: 'outdated',
    async request(_, session) {
      const { orderId } = await withPassport(session)
      const seen: Seen = { documents: [], state: 'missing' }
      return wrong(orderId, seen, await by(session, 'agent'), 'statement')
    },
  },
  ...refusals('askDocumentsAgain', wrong),
  {
    endpoint: 'handOverVisa',
    name: 'before what is required is accepted, and no reason for that',
    answer: 'documents_missing',
    async request(_, session) {
      const { orderId } = await withPassport(session)
      const input = { params: { orderId }, body: {} }
      return ask(handOverVisa, input, await by(session, 'agent'))
    },
    check: (body) => assert.deepEqual((body as Problem).params, { count: 2, travelers: '1' }),
  },
]

/** A checklist that its traveller fills in, and staff look at. */
export const checklistCases: readonly ContractCase[] = [...giveCases, ...checkCases]
