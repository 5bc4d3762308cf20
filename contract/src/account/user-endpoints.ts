import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { pageQuery } from '../http/page-query.ts'
import { MAX_PICTURE_BYTES } from './account-limits.ts'
import { accountExportSchema, accountSchema, pictureTypes } from './account.ts'
import { genders } from './user.ts'
import { foldPhone } from '../values/typed.ts'
import { languages } from '../values/language.ts'
import { requiredLine, requiredText } from '../fields/text.ts'

/** Accounts: each for its owner, and for staff. */

const userId = z.object({ userId: z.string().max(64) })

/** How a person is called, as it is written. */
export const personName = requiredLine(100, 'nameRequired')
export const personGender = z.enum(genders, { error: issue('genderRequired') })

/** Profile (docs/specification.md, Profile rules): name, gender and mobile number required. */
export const updateUserBodySchema = z.object({
  name: personName,
  gender: personGender,
  /** With its country code, `+8801712345678`; that such a number can be called is checked by the API. */
  phone: requiredText(40, 'mobileNumberRequired')
    .transform((value) => foldPhone(value).replace(/[\s().-]/g, ''))
    .pipe(z.string().regex(/^\+[0-9]{6,18}$/, issue('phoneForm'))),
})

/** In which language the account gets its emails and receipts. */
const updateLanguageBodySchema = z.object({
  language: z.enum(languages, { error: issue('languageUnknown') }),
})

/** The password again, or the e-mail address of an account that has none. Staff need neither for a customer's account. */
export const deleteUserBodySchema = z.object({
  password: z
    .string()
    .max(200, issue({ key: 'atMostCharacters', params: { max: 200 } }))
    .optional(),
  email: z
    .string()
    .max(254, issue({ key: 'atMostCharacters', params: { max: 254 } }))
    .optional(),
})

export const listUsers = defineEndpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/api/users',
  access: 'staff',
  duty: 'accounts',
  summary: 'Every account that is not deleted, newest first, in pages by keyset.',
  query: pageQuery('accounts'),
  output: z.array(accountSchema),
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

export const getUser = defineEndpoint({
  name: 'getUser',
  method: 'GET',
  path: '/api/users/{userId}',
  access: 'owner-or-staff',
  duty: 'accounts',
  summary: 'One account.',
  params: userId,
  output: accountSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const updateUser = defineEndpoint({
  name: 'updateUser',
  method: 'PUT',
  path: '/api/users/{userId}',
  access: 'owner-or-staff',
  duty: 'accounts',
  summary: 'Replaces name, gender and phone.',
  params: userId,
  body: updateUserBodySchema,
  output: accountSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const updateLanguage = defineEndpoint({
  name: 'updateLanguage',
  method: 'PUT',
  path: '/api/users/{userId}/language',
  access: 'owner',
  summary: 'Sets the language of its emails and receipts: en or bn.',
  params: userId,
  body: updateLanguageBodySchema,
  output: accountSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden'],
})

export const deleteUser = defineEndpoint({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/api/users/{userId}',
  access: 'owner-or-staff',
  duty: 'account-deletion',
  summary: 'Deletes the account: its person is gone at once, and paid bookings stay in the books.',
  params: userId,
  body: deleteUserBodySchema,
  output: z.object({ _id: z.string() }),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'request_in_progress', 'rate_limited'],
})

export const putPicture = defineEndpoint({
  name: 'putPicture',
  method: 'PUT',
  path: '/api/users/{userId}/picture',
  access: 'owner',
  summary:
    'Sets the picture; the body is the file. It is cropped to a square and made anew as a JPEG.',
  params: userId,
  upload: { maxBytes: MAX_PICTURE_BYTES, types: pictureTypes },
  output: accountSchema,
  status: 200,
  problems: [
    'unauthenticated',
    'forbidden',
    'body_too_large',
    'unsupported_type',
    'document_refused',
    'rate_limited',
    'provider_unavailable',
  ],
})

export const getPicture = defineEndpoint({
  name: 'getPicture',
  method: 'GET',
  path: '/api/users/{userId}/picture',
  access: 'owner-or-staff',
  duty: 'accounts',
  summary: 'The picture itself.',
  params: userId,
  download: { type: 'image/jpeg' },
  output: z.never(),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const removePicture = defineEndpoint({
  name: 'removePicture',
  method: 'DELETE',
  path: '/api/users/{userId}/picture',
  access: 'owner-or-staff',
  duty: 'accounts',
  summary: 'Removes the picture. Where there is none, nothing is wrong.',
  params: userId,
  output: accountSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const exportData = defineEndpoint({
  name: 'exportData',
  method: 'GET',
  path: '/api/users/{userId}/export',
  access: 'owner',
  summary: 'Everything that the account can see of itself, as one file.',
  params: userId,
  output: accountExportSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'rate_limited'],
})
