import { expect, it } from 'vitest'
import { serviceUnreachable } from '@jatra/contract/http/http-errors'
import { tooManyTravelers } from '@jatra/contract/traveler/regular-traveler-validation'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import type { Traveler } from '@jatra/contract/traveler/traveler'
import type { AppContext } from '~/server/context.server.ts'
import { autofillForm, keepTravelers } from './saved-travelers.server.ts'
import { chosenName, FILL, findSavedTraveler, keepName, toValues } from './saved-travelers.ts'

const user = { _id: 'u1', userName: 'nusrat', name: null, picture: null }
const nusrat: Traveler = {
  ...{ title: 'Ms.', gender: 'Female', firstName: 'Nusrat', lastName: 'Jahan' },
  ...{ birthYear: 1994, birthMonth: 2, birthDay: 28, nationality: 'BD' },
  ...{ countryNumberCode: '880', mobileNumber: '1712345678', email: 'nusrat@example.com' },
}

/** The site whose API keeps these people, or fails. */
function site({ list, save }: { list?: Error; save?: Error } = {}, people: RegularTraveler[] = []) {
  const saved: RegularTraveler[] = []
  const answer = async ({ name }: { name: string }, input: { body?: unknown }) => {
    if (name === 'listTravelers') {
      if (list) throw list
      return { travelers: people }
    }
    if (save) throw save
    saved.push(input.body as RegularTraveler)
    return { message: 'saved', travelers: [] }
  }
  const context = { api: { call: answer } } as unknown as AppContext
  const form = new FormData()
  form.set(keepName(0), 'on')
  const keep = () => keepTravelers(form, [nusrat], 'order-1', context, user)
  return { keep, saved, context }
}

it('a traveller is saved for next time, once however often the form is sent', async () => {
  const { keep, saved } = site()
  expect(await Promise.all([keep(), keep()])).toEqual([null, null])
  expect(saved.map(({ firstName }) => firstName)).toEqual(['Nusrat', 'Nusrat'])
  expect(new Set(saved.map(({ travelerId }) => travelerId)).size).toBe(1)
})

it('is not saved a second time where the list cannot be read, and that is said', async () => {
  const { keep, saved } = site({ list: serviceUnreachable() })
  expect(await keep()).toBe('failed')
  expect(saved).toEqual([])
})

it.each([
  ['full', tooManyTravelers()],
  ['failed', serviceUnreachable()],
] as const)('says that it could not be saved: %s', async (said, save) => {
  expect(await site({ save }).keep()).toBe(said)
})

it('who is saved already is changed and keeps the passport that was not asked for', async () => {
  const known = {
    ...nusrat,
    passportNumber: 'EB0123456',
    travelerId: 't1',
    userId: 'u1',
    images: [],
  }
  const { keep, saved } = site({}, [known])
  expect(await keep()).toBeNull()
  expect(saved).toMatchObject([{ travelerId: 't1', passportNumber: 'EB0123456' }])
})

it('somebody with one name is known by it, in whichever field it was typed', () => {
  const rahima = { ...nusrat, firstName: '', lastName: 'Rahima', singleName: true }
  const values = toValues(rahima)
  expect(values).toMatchObject({ firstName: '', lastName: 'Rahima', singleName: 'on' })
  expect(findSavedTraveler(values, [nusrat, rahima])).toBe(rahima)
  const elsewhere = { ...values, firstName: 'rahima', lastName: '' }
  expect(findSavedTraveler(elsewhere, [nusrat, rahima])).toBe(rahima)
})

it('without script the box of one name is filled in with the rest, and cleared for who has two', async () => {
  const rahima = { ...nusrat, firstName: '', lastName: 'Rahima', singleName: true }
  const people = [
    { ...rahima, travelerId: 'rahima', userId: 'u1', images: [] },
    { ...nusrat, travelerId: 'nusrat', userId: 'u1', images: [] },
  ]
  const { context } = site({}, people)
  const form = new FormData()
  form.set('travelers[0].firstName', '')
  form.set('travelers[0].lastName', '')
  form.set(FILL, '0')
  const names = async (who: string) => {
    form.set(chosenName(0), who)
    await autofillForm(form, context, user)
    return ['firstName', 'lastName', 'singleName'].map((field) => form.get(`travelers[0].${field}`))
  }
  expect(await names('rahima')).toEqual(['', 'Rahima', 'on'])
  expect(await names('nusrat')).toEqual(['Nusrat', 'Jahan', null])
})
