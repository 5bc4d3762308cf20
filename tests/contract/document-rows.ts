import {
  deleteDocument,
  getDocument,
  listDocuments,
  uploadDocument,
} from '@jatra/contract/document/endpoints'
import { MAX_DOCUMENT_BYTES, type StoredDocument } from '@jatra/contract/document/document'
import { hollowPng, jpeg } from '@jatra/api/testing/pictures'
import { signUp } from './actors.ts'
import { must } from './must.ts'
import type { Row } from './row.ts'
import { ask, tell, type Stage } from './stage.ts'
import { addVisa, applicant, apply, visaPaymentFor } from './visas.ts'

const paper = async () => new Uint8Array(await jpeg(320, 240))

/** An upload of these bytes by somebody new, or with this token. */
async function uploading(
  stage: Stage,
  bytes: Uint8Array<ArrayBuffer>,
  options: { token?: string; name?: string } = {},
): Promise<Request> {
  const token = options.token ?? (await signUp(stage)).access_token
  const { name = 'passport.jpg' } = options
  return ask(
    uploadDocument,
    { query: { name } },
    { token, file: { body: bytes, type: 'image/jpeg' } },
  )
}

async function uploaded(stage: Stage, token: string): Promise<StoredDocument> {
  const file = { body: await paper(), type: 'image/jpeg' }
  return tell(stage, uploadDocument, { query: { name: 'passport.jpg' } }, { token, file })
}

/** Somebody with a picture that waits. */
async function owner(stage: Stage) {
  const { access_token: token } = await signUp(stage)
  return { token, id: (await uploaded(stage, token))._id }
}

const refusedFiles: {
  name: string
  answer: Row['answer']
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

export const documentRows: readonly Row[] = [
  {
    call: 'uploadDocument',
    name: 'a picture of a paper',
    answer: 'good',
    request: async (_, stage) =>
      uploading(stage, await paper(), { name: '../scan\u202e পাতা ১.png' }),
    check(body) {
      const { name, type, width, height } = body as StoredDocument
      must(name === 'scan পাতা ১.png', 'its name is shown without its tricks')
      must(type === 'image/jpeg' && width === 320 && height === 240, 'what it is')
    },
  },
  ...refusedFiles.map(({ name, answer, bytes }): Row => {
    return {
      call: 'uploadDocument',
      name,
      answer,
      request: (_, stage) => uploading(stage, bytes()),
    }
  }),
  {
    call: 'uploadDocument',
    name: 'from a stranger',
    answer: 'unauthenticated',
    request: async (_, stage) => uploading(stage, await paper(), { token: 'A'.repeat(43) }),
  },
  ...(['rate_limited', 'provider_unavailable'] as const).map((trouble): Row => {
    return {
      call: 'uploadDocument',
      name: trouble === 'rate_limited' ? 'again and again' : 'when it cannot be stored',
      answer: trouble,
      async request(_, stage) {
        const { access_token: token } = await signUp(stage)
        const bytes = await paper()
        const file = { body: bytes, type: 'image/jpeg' }
        const make = () => ask(uploadDocument, { query: { name: 'a.jpg' } }, { token, file })
        await stage.provoke(trouble, make)
        return make()
      },
    }
  }),

  {
    call: 'listDocuments',
    name: 'what waits, oldest first',
    answer: 'good',
    async request(_, stage) {
      const { token } = await owner(stage)
      await stage.advance(1)
      await uploaded(stage, token)
      return ask(listDocuments, {}, { token })
    },
    check(body) {
      const times = (body as StoredDocument[]).map(({ uploadedAt }) => uploadedAt)
      must(times.length === 2, 'both are there')
      must(
        String(times) === String([...times].sort()) && times[0] !== times[1],
        'the older one comes first',
      )
    },
  },
  {
    call: 'listDocuments',
    name: 'not what others uploaded',
    answer: 'good',
    async request(_, stage) {
      await owner(stage)
      const { access_token: token } = await signUp(stage)
      return ask(listDocuments, {}, { token })
    },
    check: (body) => must((body as unknown[]).length === 0, 'nothing waits'),
  },
  {
    call: 'listDocuments',
    name: 'without a token',
    answer: 'unauthenticated',
    request: () => ask(listDocuments, {}),
  },

  {
    call: 'getDocument',
    name: 'its owner’s',
    answer: 'good',
    async request(_, stage) {
      const { token, id } = await owner(stage)
      return ask(getDocument, { params: { id } }, { token })
    },
    check(_, { headers }) {
      const disposition = headers.get('content-disposition') ?? ''
      must(disposition.startsWith("attachment; filename*=UTF-8''passport.jpg"), 'it is saved')
      must(headers.get('x-content-type-options') === 'nosniff', 'it is what it says')
      must(headers.get('cache-control') === 'private, no-store', 'nobody keeps it')
    },
  },
  ...reading('getDocument', getDocument),

  {
    call: 'deleteDocument',
    name: 'one that waits',
    answer: 'good',
    async request(_, stage) {
      const { token, id } = await owner(stage)
      return ask(deleteDocument, { params: { id } }, { token })
    },
  },
  {
    call: 'deleteDocument',
    name: 'one that belongs to an application',
    answer: 'already_taken',
    async request(_, stage) {
      const { visa } = await addVisa(stage)
      const me = await signUp(stage)
      const { _id: id } = await uploaded(stage, me.access_token)
      const travelersData = [{ ...applicant, documents: [id] }]
      await apply(stage, me, visaPaymentFor(visa, me.user._id, { travelersData }))
      return ask(deleteDocument, { params: { id } }, { token: me.access_token })
    },
  },
  ...reading('deleteDocument', deleteDocument),
]

/** Who may not. */
function reading(
  name: 'getDocument' | 'deleteDocument',
  call: typeof getDocument | typeof deleteDocument,
): Row[] {
  const by = async (stage: Stage, which: 'nobody' | 'another' | 'gone') => {
    const { token, id } = await owner(stage)
    if (which === 'nobody') return ask(call, { params: { id } })
    if (which === 'another') {
      const { access_token } = await signUp(stage)
      return ask(call, { params: { id } }, { token: access_token })
    }
    await tell(stage, deleteDocument, { params: { id } }, { token })
    return ask(call, { params: { id } }, { token })
  }
  return [
    {
      call: name,
      name: 'without a token',
      answer: 'unauthenticated',
      request: (_, stage) => by(stage, 'nobody'),
    },
    {
      call: name,
      name: 'of another account',
      answer: 'not_found',
      request: (_, stage) => by(stage, 'another'),
    },
    {
      call: name,
      name: 'that was removed',
      answer: 'not_found',
      request: (_, stage) => by(stage, 'gone'),
    },
  ]
}
