import assert from 'node:assert/strict'
import {
  deleteDocument,
  getDocument,
  listDocuments,
  uploadDocument,
} from '@jatra/contract/document/endpoints'
import { MAX_DOCUMENT_BYTES, type StoredDocument } from '@jatra/contract/document/document'
import { hollowPng, jpeg, picture } from '@jatra/api/testing/pictures'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { addVisa, applicant, apply, visaPaymentFor } from './visas.ts'

const document = async () => new Uint8Array(await jpeg(320, 240))

/** An upload of these bytes by a new user, or with this token. */
async function uploading(
  session: Session,
  bytes: Uint8Array<ArrayBuffer>,
  options: { token?: string; name?: string } = {},
): Promise<Request> {
  const token = options.token ?? (await signUp(session)).access_token
  const { name = 'passport.jpg' } = options
  return ask(
    uploadDocument,
    { query: { name } },
    { token, file: { body: bytes, type: 'image/jpeg' } },
  )
}

async function uploaded(session: Session, token: string): Promise<StoredDocument> {
  const file = { body: await document(), type: 'image/jpeg' }
  return callEndpoint(session, uploadDocument, { query: { name: 'passport.jpg' } }, { token, file })
}

/** A user with an unattached document. */
async function owner(session: Session) {
  const { access_token: token } = await signUp(session)
  return { token, id: (await uploaded(session, token))._id }
}

const rejectedFiles: {
  name: string
  answer: ContractCase['answer']
  bytes: () => Uint8Array<ArrayBuffer>
}[] = [
  { name: 'nothing', answer: 'invalid_input', bytes: () => new Uint8Array() },
  { name: 'more than 10 MB', answer: 'body_too_large', bytes: () => large() },
  {
    name: 'a page called .jpg',
    answer: 'unsupported_type',
    bytes: () => text('<!doctype html><p>'),
  },
  {
    name: 'a PDF called .jpg',
    answer: 'unsupported_type',
    bytes: () => text('%PDF-1.7\n1 0 obj\n<<>>'),
  },
  {
    name: 'a HEIC',
    answer: 'unsupported_type',
    bytes: () => text('\0\0\0\x18ftypheic\0\0\0\0mif1'),
  },
  { name: 'a GIF', answer: 'unsupported_type', bytes: () => text('GIF89a\x01\0\x01\0') },
  { name: 'a picture of 1x1', answer: 'document_refused', bytes: () => png(1, 1) },
  {
    name: 'a picture of 30,000 x 30,000',
    answer: 'document_refused',
    bytes: () => png(30_000, 30_000),
  },
]

const text = (words: string) => new TextEncoder().encode(words)
const png = (width: number, height: number) => new Uint8Array(hollowPng(width, height, 1))
function large() {
  const bytes = new Uint8Array(MAX_DOCUMENT_BYTES + 1)
  bytes.set([0xff, 0xd8, 0xff, 0xe0])
  return bytes
}

export const documentCases: readonly ContractCase[] = [
  {
    endpoint: 'uploadDocument',
    name: 'a document image',
    answer: 'good',
    request: async (_, session) =>
      uploading(session, await document(), { name: '../scan\u202e পাতা ১.png' }),
    check(body) {
      const { name, type, width, height } = body as StoredDocument
      assert(name === 'scan পাতা ১.png', 'its name is shown without its tricks')
      assert(type === 'image/jpeg' && width === 320 && height === 240, 'what it is')
    },
  },
  {
    endpoint: 'uploadDocument',
    name: 'an AVIF of a phone',
    answer: 'good',
    request: async (_, session) =>
      uploading(session, new Uint8Array(await picture(320, 240).avif().toBuffer())),
    check(body) {
      const { type, width, height } = body as StoredDocument
      assert(type === 'image/jpeg' && width === 320 && height === 240, 'what it is')
    },
  },
  ...rejectedFiles.map(({ name, answer, bytes }): ContractCase => {
    return {
      endpoint: 'uploadDocument',
      name,
      answer,
      request: (_, session) => uploading(session, bytes()),
    }
  }),
  {
    endpoint: 'uploadDocument',
    name: 'from a stranger',
    answer: 'unauthenticated',
    request: async (_, session) => uploading(session, await document(), { token: 'A'.repeat(43) }),
  },
  ...(['rate_limited', 'provider_unavailable'] as const).map((trouble): ContractCase => {
    return {
      endpoint: 'uploadDocument',
      name: trouble === 'rate_limited' ? 'again and again' : 'when it cannot be stored',
      answer: trouble,
      async request(_, session) {
        const { access_token: token } = await signUp(session)
        const bytes = await document()
        const file = { body: bytes, type: 'image/jpeg' }
        const make = () => ask(uploadDocument, { query: { name: 'a.jpg' } }, { token, file })
        await session.provoke(trouble, make)
        return make()
      },
    }
  }),

  {
    endpoint: 'listDocuments',
    name: 'what waits, oldest first',
    answer: 'good',
    async request(_, session) {
      const { token } = await owner(session)
      await session.advance(1)
      await uploaded(session, token)
      return ask(listDocuments, {}, { token })
    },
    check(body) {
      const times = (body as StoredDocument[]).map(({ uploadedAt }) => uploadedAt)
      assert(times.length === 2, 'both are there')
      assert(
        String(times) === String([...times].sort()) && times[0] !== times[1],
        'the older one comes first',
      )
    },
  },
  {
    endpoint: 'listDocuments',
    name: 'not what others uploaded',
    answer: 'good',
    async request(_, session) {
      await owner(session)
      const { access_token: token } = await signUp(session)
      return ask(listDocuments, {}, { token })
    },
    check: (body) => assert((body as unknown[]).length === 0, 'nothing waits'),
  },
  {
    endpoint: 'listDocuments',
    name: 'without a token',
    answer: 'unauthenticated',
    request: () => ask(listDocuments, {}),
  },

  {
    endpoint: 'getDocument',
    name: 'its owner’s',
    answer: 'good',
    async request(_, session) {
      const { token, id } = await owner(session)
      return ask(getDocument, { params: { id } }, { token })
    },
    check(_, { headers }) {
      const disposition = headers.get('content-disposition') ?? ''
      assert(disposition.startsWith("attachment; filename*=UTF-8''passport.jpg"), 'it is saved')
      assert(headers.get('x-content-type-options') === 'nosniff', 'it is what it says')
      assert(headers.get('cache-control') === 'private, no-store', 'nobody keeps it')
    },
  },
  ...reading('getDocument', getDocument),

  {
    endpoint: 'deleteDocument',
    name: 'one that waits',
    answer: 'good',
    async request(_, session) {
      const { token, id } = await owner(session)
      return ask(deleteDocument, { params: { id } }, { token })
    },
  },
  {
    endpoint: 'deleteDocument',
    name: 'one that belongs to an application',
    answer: 'already_taken',
    async request(_, session) {
      const { visa } = await addVisa(session)
      const me = await signUp(session)
      const { _id: id } = await uploaded(session, me.access_token)
      const travelersData = [{ ...applicant, documents: [id] }]
      await apply(session, me, visaPaymentFor(visa, me.user._id, { travelersData }))
      return ask(deleteDocument, { params: { id } }, { token: me.access_token })
    },
  },
  ...reading('deleteDocument', deleteDocument),
]

/** Who may not. */
function reading(
  name: 'getDocument' | 'deleteDocument',
  endpoint: typeof getDocument | typeof deleteDocument,
): ContractCase[] {
  const by = async (session: Session, which: 'nobody' | 'another' | 'gone') => {
    const { token, id } = await owner(session)
    if (which === 'nobody') return ask(endpoint, { params: { id } })
    if (which === 'another') {
      const { access_token } = await signUp(session)
      return ask(endpoint, { params: { id } }, { token: access_token })
    }
    await callEndpoint(session, deleteDocument, { params: { id } }, { token })
    return ask(endpoint, { params: { id } }, { token })
  }
  return [
    {
      endpoint: name,
      name: 'without a token',
      answer: 'unauthenticated',
      request: (_, session) => by(session, 'nobody'),
    },
    {
      endpoint: name,
      name: 'of another account',
      answer: 'not_found',
      request: (_, session) => by(session, 'another'),
    },
    {
      endpoint: name,
      name: 'that was removed',
      answer: 'not_found',
      request: (_, session) => by(session, 'gone'),
    },
  ]
}
