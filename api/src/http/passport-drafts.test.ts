import { beforeEach, describe, expect, it } from 'vitest'
import {
  deletePassportDraft,
  getPassportDraft,
  savePassportDraft,
} from '@jatra/contract/traveler/endpoints'
import { deleteUser } from '@jatra/contract/account/user-endpoints'
import { passportDrafts } from '../db/schema.ts'
import { signUp, type Visitor } from '../testing/booking.ts'
import { createTestApi } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'

const database = useTestDatabase()
const fields = { 'travelers[0].passportNumber': 'EB0123456' }
const secrets = ['a secret of these tests, long enough to be one']

let api: ReturnType<typeof createTestApi>
let visitor: Visitor
const place = (draftId = 'a-draft-of-this-tab') => ({
  userId: visitor.userId,
  form: 'flight' as const,
  draftId,
})
const save = (draftId?: string) =>
  api.client.call(
    savePassportDraft,
    { params: place(draftId), body: { fields } },
    { token: visitor.token },
  )
const read = (from = api, draftId?: string) =>
  from.client.call(getPassportDraft, { params: place(draftId) }, { token: visitor.token })
const rows = () => database.db.select().from(passportDrafts)

describe('passport fields that are being typed', () => {
  beforeEach(async () => {
    api = createTestApi(database, { loginCodeSecrets: secrets })
    visitor = await signUp(api.client)
    await save()
  })

  it('are sealed in the database and in no line of the log, and come back as they were', async () => {
    expect(JSON.stringify(await rows())).not.toContain('0123456')
    expect(api.log.join()).not.toContain('0123456')
    expect(await read()).toEqual({ fields })
  })

  it('are opened by another process with the secret, and by none without it', async () => {
    const other = createTestApi(database, { loginCodeSecrets: ['a fresh secret', ...secrets] })
    expect(await read(other)).toEqual({ fields })
    const stranger = createTestApi(database, { loginCodeSecrets: ['another secret'] })
    await expect(read(stranger)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('open nowhere but where they were sealed', async () => {
    const moved = 'a-draft-of-that-tab'
    await database.db.update(passportDrafts).set({ draftId: moved })
    await expect(read(api, moved)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('are one draft for a form of an account', async () => {
    await save('a-draft-of-that-tab')
    expect(await rows()).toHaveLength(1)
  })

  it('are swept away an hour after the last change', async () => {
    api.now += 59 * 60_000
    await api.sweep()
    expect(await rows()).toHaveLength(1)
    api.now += 60_001
    await api.sweep()
    expect(await rows()).toHaveLength(0)
  })

  it('are gone once they are forgotten, and with the account', async () => {
    const { token, userId } = visitor
    await api.client.call(deletePassportDraft, { params: place() }, { token })
    expect(await rows()).toHaveLength(0)
    await save()
    await api.client.call(
      deleteUser,
      { params: { userId }, body: { password: 'Secret1!' } },
      { token },
    )
    expect(await rows()).toHaveLength(0)
  })
})
