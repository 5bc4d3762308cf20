import {
  createVisa,
  deleteVisa,
  getVisa,
  listVisas,
  updateVisa,
} from '@jatra/contract/visa/endpoints'
import { visaInLanguage } from '@jatra/contract/visa/visa-in-language'
import { visaInputSchema } from '@jatra/contract/visa/visa'
import { invalidInput, parseInput } from '@jatra/contract/http/problem'
import type { HttpHandler } from 'msw'
import { languageOfAnswer, type Answer } from '../answer.ts'
import { keepVisa, assertOnePerCountry, visaIn, visasOf } from '../state/visas.ts'
import type { MockBackend } from '../mock-backend.ts'

/** Visas: the list, one of them, and what staff write. */
export function visaHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(listVisas, ({ query: { country }, visitor, rules, request, headers }) =>
      (rules.noVisas ? [] : visasOf(visitor))
        .filter((one) => country === undefined || one.country === country)
        .map((one) => visaInLanguage(languageOfAnswer({ request, headers }), one)),
    ),

    answer(getVisa, ({ params, query, visitor, request, headers }) => {
      const visa = visaIn(visitor, params.id)
      return query.languages ? visa : visaInLanguage(languageOfAnswer({ request, headers }), visa)
    }),

    answer(createVisa, ({ body, visitor }) => {
      assertOnePerCountry(visitor, body.country)
      const visa = { ...body, _id: backend.newId() }
      keepVisa(visitor, visa._id, visa)
      return visa
    }),

    answer(updateVisa, ({ params, body, visitor }) => {
      const { _id, ...before } = visaIn(visitor, params.id)
      const given = Object.fromEntries(
        Object.entries<unknown>(body).filter(([, value]) => value !== undefined),
      )
      const parsed = parseInput(visaInputSchema, { ...before, ...given })
      if (!parsed.success) throw invalidInput(parsed.error)
      assertOnePerCountry(visitor, parsed.data.country, _id)
      const visa = { ...parsed.data, _id }
      keepVisa(visitor, _id, visa)
      return visa
    }),

    answer(deleteVisa, ({ params, visitor }) => {
      const { _id } = visaIn(visitor, params.id)
      keepVisa(visitor, _id, null)
      return { _id }
    }),
  ]
}
