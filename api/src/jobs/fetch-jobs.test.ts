import { expect, it } from 'vitest'
import { z } from 'zod'
import { jobFailure } from './fetch-jobs.ts'

it.each([
  ['its first line', new Error('The supplier is away\n    at Client.send'), 'The supplier is away'],
  ['no address', new Error('550 <rahima@example.com> unknown'), '550 … unknown'],
  ['no phone', new Error('+880 1712-345678 is refused'), '… is refused'],
  ['no passport', new Error('EB0123456 has expired'), '… has expired'],
  [
    'no parameters of a query',
    Object.assign(new Error('Failed query: select Rahima'), { params: ['Rahima'] }),
    'A query failed',
  ],
  [
    'nothing of data that cannot be read',
    z.object({ name: z.string() }).safeParse({ name: 1 }).error,
    'Its data cannot be read',
  ],
  ['something of what is no error', 'Rahima', 'It failed without an error'],
])('says of an error %s', (_, error, message) => {
  expect(jobFailure(error)).toEqual({ message })
})
