import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { destinations } from '../places/destinations.ts'
import { packageBodySchema, packageChangeSchema, packageSchema } from './package.ts'
import { durationNames, packageSorts } from './package-list-choices.ts'

const PAGE_SIZE = issue({ key: 'pageSize', params: { most: 100, things: 'packages' } })
const WHOLE_PRICE = issue('wholePrice')

const wholePrice = z.coerce.number({ error: WHOLE_PRICE }).int(WHOLE_PRICE).min(0, WHOLE_PRICE)

const destinationsQuery = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]))
  .pipe(
    z.array(z.enum(destinations, { error: issue('destinationUnknown') })).max(destinations.length),
  )

/** Of travel, `YYYY-MM`. */
const monthSchema = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, issue('monthForm'))

/** Filters of the package list; absent ones let everything through. */
export const packageFilterSchema = z.object({
  destination: destinationsQuery.optional(),
  /** Per person, integer BDT, both ends included. */
  minPrice: wholePrice.optional(),
  maxPrice: wholePrice.optional(),
  duration: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => (Array.isArray(value) ? value : [value]))
    .pipe(z.array(z.enum(durationNames, { error: issue('durationUnknown') })))
    .optional(),
  /** On a day of which the trip can start. */
  month: monthSchema.optional(),
})
export type PackageFilter = z.output<typeof packageFilterSchema>

/** Packages that can still be travelled, by keyset: `Link: <...>; rel="next"` names the next page. */
export const listPackages = defineEndpoint({
  name: 'listPackages',
  method: 'GET',
  path: '/api/package',
  access: 'anyone',
  summary: 'Holiday packages, filtered and sorted.',
  query: packageFilterSchema.extend({
    sort: z.enum(packageSorts, { error: issue('sortUnknown') }).default('recommended'),
    limit: z.coerce
      .number({ error: PAGE_SIZE })
      .int(PAGE_SIZE)
      .min(1, PAGE_SIZE)
      .max(100, PAGE_SIZE)
      .default(24),
    cursor: z.string().max(200).optional(),
  }),
  output: z.array(packageSchema),
  status: 200,
  problems: [],
})

/**
 * What the list's filters can be set to: `minPrice` and `maxPrice` of the packages that the other filters let through
 * (null when there are none), and how many packages each destination and the whole filter have.
 */
export const packageFacets = defineEndpoint({
  name: 'packageFacets',
  method: 'GET',
  path: '/api/package-facets',
  access: 'anyone',
  summary: 'Counts and price range of holiday packages under a filter.',
  query: packageFilterSchema,
  output: z.object({
    /** Packages that the whole filter lets through. */
    count: z.number().int(),
    /** Dearest and cheapest under the filter without its prices, integer BDT per person. */
    minPrice: z.number().int().nullable(),
    maxPrice: z.number().int().nullable(),
    /** Packages that can be travelled, by destination, in the order of `destinations`; those without any left out. */
    destinations: z.array(z.object({ name: z.enum(destinations), count: z.number().int() })),
    /** Packages that can be travelled and have reviews: without any there is nothing to sort by rating. */
    reviewed: z.number().int(),
  }),
  status: 200,
  problems: [],
})

const packageId = z.object({ id: z.string().max(80) })

export const getPackage = defineEndpoint({
  name: 'getPackage',
  method: 'GET',
  path: '/api/package/{id}',
  access: 'anyone',
  summary: 'One holiday package.',
  params: packageId,
  query: z.object({
    /** In English with `inBangla` beside it, as staff write it (decision 154); else in the language of the reader. */
    languages: z.literal('all', { error: issue('languagesUnknown') }).optional(),
  }),
  output: packageSchema,
  status: 200,
  problems: ['not_found', 'withdrawn'],
})

/** Managers only, as the two below. */
export const createPackage = defineEndpoint({
  name: 'createPackage',
  method: 'POST',
  path: '/api/package',
  access: 'staff',
  duty: 'catalogue',
  summary: 'Adds a holiday package.',
  body: packageBodySchema,
  output: packageSchema,
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})

export const updatePackage = defineEndpoint({
  name: 'updatePackage',
  method: 'PUT',
  path: '/api/package/{id}',
  access: 'staff',
  duty: 'catalogue',
  summary: 'Changes fields of a holiday package; orders keep what they bought.',
  params: packageId,
  body: packageChangeSchema,
  output: packageSchema,
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'withdrawn'],
})

/** Orders of it stay; the page of a withdrawn package says so (410). */
export const deletePackage = defineEndpoint({
  name: 'deletePackage',
  method: 'DELETE',
  path: '/api/package/{id}',
  access: 'staff',
  duty: 'catalogue',
  summary: 'Withdraws a holiday package.',
  params: packageId,
  output: z.object({ _id: z.string() }),
  status: 200,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'withdrawn'],
})
