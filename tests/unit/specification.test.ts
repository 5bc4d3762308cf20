import type { RouteConfigEntry } from '@remix-run/route-config'
import { globSync, readFileSync } from 'node:fs'
import { endpoints } from '@jatra/contract/endpoints'
import { describe, expect, it } from 'vitest'
import table from '../../app/routes.ts'
import { readSpecification } from '../../stories/specification/document.ts'
import { errors } from '../../stories/specification/errors.ts'
import { specLines } from '../../stories/specification/index.ts'
import { storyIdsOf } from '../../stories/specification/story-ids.ts'

const document = readFileSync('docs/specification.md', 'utf8')
const parts = readSpecification(document)
const headings = parts.flatMap((part) => part.headings)
const titles = headings.map(({ title }) => title)
const textUnder = (title: string) => headings.find((one) => one.title === title)?.text ?? ''
const stories = globSync('stories/Flows/**/*.stories.tsx')
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap(storyIdsOf)
/** Parts that no screen shows by itself. */
const withoutScreens = ['Errors', 'Data', 'Endpoints', 'Prices and limits']

describe('the headings of the specification', () => {
  it('are each there once', () => {
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('are each shown by a story', () => {
    const shown = new Set(specLines.map(({ heading }) => heading))
    const missing = parts
      .filter(({ title }) => !withoutScreens.includes(title))
      .flatMap(({ headings: own }) => own.filter(({ title }) => !shown.has(title)))
    expect(missing.map(({ title }) => title)).toEqual([])
  })

  it('are linked to by anchors that are there', () => {
    const slugs = [...parts, ...headings].map(({ slug }) => slug)
    const linked = [...document.matchAll(/\]\(#([^)]+)\)/g)].map(([, slug = '']) => slug)
    expect(linked.filter((slug) => !slugs.includes(slug))).toEqual([])
  })
})

it('each part of the specification is a page of Storybook', () => {
  const pages = globSync('stories/specification/*.mdx').flatMap(
    (file) => /<SpecificationPart title="(.*)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? [],
  )
  expect(pages.sort()).toEqual(
    readSpecification(document)
      .map(({ title }) => title)
      .sort(),
  )
})

describe('the lines of the specification', () => {
  it('are each there once', () => {
    const ids = specLines.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('each stand under a heading that is there', () => {
    expect(specLines.filter(({ heading }) => !titles.includes(heading))).toEqual([])
  })

  it('have stories that are there', () => {
    const shown = specLines.flatMap((line) => line.stories)
    expect(shown.filter((id) => !stories.includes(id))).toEqual([])
  })
})

it('every story of the flows is in the specification', () => {
  const named = new Set(specLines.flatMap((line) => line.stories))
  const missing = stories.filter((id) => !named.has(id))
  expect(missing, 'stories that no line of stories/specification names').toEqual([])
})

it('every row of the error catalogue is a line, in its order', () => {
  expect(errors.map(({ id }) => id)).toEqual(situations())
})

/** The first column of the error catalogue. */
function situations(): string[] {
  const rows = textUnder('Error catalogue').split('\n').slice(2)
  return rows.map((row) => row.split('|')[1]?.trim() ?? '')
}

it('every page of the app is named, and no other', () => {
  const pages = [...(table as RouteConfigEntry[])].flatMap((entry) => pagesOf(entry)).map(shapeOf)
  const rows = textUnder('Addresses')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const named = [...rows.join('\n').matchAll(/`(\/[^`]*)`/g)]
    .flatMap(([, address = '']) => alternativesOf(address.split('?')[0] ?? ''))
    .map(shapeOf)
  const where = 'the table of docs/specification.md, Addresses'
  const unnamed = pages.filter((address) => !named.includes(address))
  expect(unnamed, `pages that are not in ${where}`).toEqual(['/*'])
  const unknown = named.filter((address) => !pages.includes(address))
  expect(unknown, `in ${where}, but no page`).toEqual([])
})

it('every endpoint of the contract is named, and no other', () => {
  const part = parts.find(({ title }) => title === 'Endpoints')
  const text = (part?.headings ?? []).map((one) => one.text).join('\n')
  const named = [...text.matchAll(/(?<=[ `])\/[a-z][\w{}/-]*/g)].map(([path]) =>
    shapeOf(`/api${path}`),
  )
  const own = Object.values(endpoints).map(({ path }) => shapeOf(path))
  expect(own.filter((path) => !named.includes(path))).toEqual([])
  const forBrowsersAndGateways = [
    '/api/auth/google',
    '/api/payment/ipn',
    '/api/payment/notify/{}',
    '/api/payment/return/{}',
  ]
  expect(named.filter((path) => ![...own, ...forBrowsersAndGateways].includes(path))).toEqual([])
})

/** '/packages/:id' and '/packages/{id}' as '/packages/{}': what stands for a name may be called otherwise. */
function shapeOf(address: string): string {
  return address.replace(/:\w+|\{\w+\}/g, '{}').replace(/(.)\/$/, '$1')
}

/** '/bookings/{flight|visa}' as both addresses. */
function alternativesOf(address: string): string[] {
  const [whole, names] = /\{(\w+(?:\\\|\w+)+)\}/.exec(address) ?? []
  return whole && names ? names.split('\\|').map((name) => address.replace(whole, name)) : [address]
}

/** Addresses of the pages under an entry of the route table. */
function pagesOf({ path = '', file, children }: RouteConfigEntry, above = ''): string[] {
  const address = path ? `${above}/${path}` : above
  if (children?.length) return children.flatMap((child) => pagesOf(child, address))
  return file.endsWith('.tsx') ? [address || '/'] : []
}

describe('what the specification quotes', () => {
  const source = globSync('{app,contract,design-system,api,mocks,sandbox}/src/**/*.{ts,tsx}')
    .concat(globSync('app/**/*.{ts,tsx}'))
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

  it('is the product’s copy, to the letter', () => {
    const quoted = [...document.matchAll(/(?<![\w`])'([A-Za-z(+][^'`\n]*)'(?!\w)/g)].map(
      ([, words = '']) => words,
    )
    expect(quoted.filter((words) => !source.includes(words) && !isPattern(words))).toEqual([])
  })

  it('every name in code style stands in the sources', () => {
    const names = [...document.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !source.includes(name))).toEqual([])
  })
})

/** Words with a number in them, such as 'N Person', that the code puts together. */
const isPattern = (words: string) => /^N /.test(words)
