import {
  createPackage,
  deletePackage,
  getPackage,
  listPackages,
  packageFacets,
  updatePackage,
} from '@jatra/contract/holiday/endpoints'
import type { PackageSort } from '@jatra/contract/holiday/package-list-choices'
import { packageInputSchema, type HolidayPackage } from '@jatra/contract/holiday/package'
import { ratingOf } from '@jatra/contract/holiday/package-parts'
import { packageInLanguage } from '@jatra/contract/holiday/package-in-language'
import { comparePackages, facetsOf, letsThrough } from '@jatra/contract/holiday/package-list'
import { pageUnknown } from '@jatra/contract/http/http-errors'
import { invalidInput, parseInput } from '@jatra/contract/http/problem'
import type { HttpHandler } from 'msw'
import { languageOfAnswer, type Answer } from '../answer.ts'
import { keepPackage, lengthen, packageIn, packagesOf } from '../state/packages.ts'
import type { MockBackend } from '../mock-backend.ts'

/** Holiday packages: list, facets, one of them, and what staff write. */
export function packageHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(listPackages, ({ query, visitor, rules, now, headers, request }) => {
      const { sort, limit, cursor } = query
      const compare = comparePackages(sort)
      const after = cursor === undefined ? null : readCursor(cursor, sort)
      const found = (rules.noPackages ? [] : packagesOf(visitor, now))
        .filter((one) => letsThrough(query, one))
        .filter((one) => !after || compare(one, { ...one, ...after }) > 0)
        .sort(compare)
      const page = found.slice(0, limit)
      const last = page.at(-1)
      if (last && found.length > limit) {
        const next = new URLSearchParams(new URL(request.url).searchParams)
        next.set('cursor', writeCursor(last, sort))
        headers.set('link', `<${listPackages.path}?${next.toString()}>; rel="next"`)
      }
      const language = languageOfAnswer({ request, headers })
      return page
        .map((one) => packageInLanguage(language, one))
        .map((one) => (rules.longContent ? lengthen(one) : one))
    }),

    answer(packageFacets, ({ query, visitor, rules, now }) =>
      facetsOf(rules.noPackages ? [] : packagesOf(visitor, now), query),
    ),

    answer(getPackage, ({ params, query, visitor, rules, request, headers }) => {
      const kept = packageIn(visitor, params.id)
      if (query.languages) return kept
      const holiday = packageInLanguage(languageOfAnswer({ request, headers }), kept)
      return rules.longContent ? lengthen(holiday) : holiday
    }),

    answer(createPackage, ({ body, visitor }) => {
      const holiday = { ...body, _id: backend.newId(), rating: ratingOf(body.reviews) }
      keepPackage(visitor, holiday._id, holiday)
      return holiday
    }),

    answer(updatePackage, ({ params, body, visitor }) => {
      const { _id, ...before } = packageIn(visitor, params.id)
      const given = Object.fromEntries(
        Object.entries<unknown>(body).filter(([, value]) => value !== undefined),
      )
      const parsed = parseInput(packageInputSchema, { ...before, ...given })
      if (!parsed.success) throw invalidInput(parsed.error)
      const holiday = { ...parsed.data, _id, rating: ratingOf(parsed.data.reviews) }
      keepPackage(visitor, _id, holiday)
      return holiday
    }),

    answer(deletePackage, ({ params, visitor }) => {
      const { _id } = packageIn(visitor, params.id)
      keepPackage(visitor, _id, null)
      return { _id }
    }),
  ]
}

/** A place in the list: what comes after it is the next page, whatever has gone or come meanwhile. */
type Place = Pick<HolidayPackage, '_id' | 'rating' | 'price' | 'duration'>

function writeCursor({ _id, rating, price, duration }: Place, sort: PackageSort): string {
  return [sort, rating ?? 0, price, duration, _id].join('~')
}

function readCursor(cursor: string, sort: PackageSort): Place {
  const [, by, rating, price, duration, _id] =
    /^([a-z-]+)~(\d(?:\.\d)?)~(\d{1,9})~(\d{1,2})~([\w-]{1,80})$/.exec(cursor) ?? []
  if (by === sort && _id !== undefined) {
    return { _id, rating: Number(rating), price: Number(price), duration: Number(duration) }
  }
  throw pageUnknown()
}
