import { listMismatches } from '@jatra/contract/payment/mismatch'
import type { HttpHandler } from 'msw'
import type { Answer } from '../answer.ts'
import { invalidFields } from '@jatra/contract/http/problem'

/** The prototype's gateway has no books of its own, so nothing can differ. */
export function mismatchHandlers(answer: Answer): HttpHandler[] {
  return [
    answer(listMismatches, ({ query }) => {
      if (query.cursor !== undefined)
        throw invalidFields({
          cursor: ['pageUnknown'],
        })
      return { mismatches: [], counts: { open: 0, resolved: 0 } }
    }),
  ]
}
