import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { darkPalette, lightPalette } from './palette.ts'

const folder = new URL('./', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)
const drawings = files
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ name: file.replace('.svg', ''), svg: read(file) }))

const components = files
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map(read)
  .join('\n')

/** Bytes after gzip. The hero stands on the home page's critical path. */
const budgetOf = (name: string) => (name === 'hero-delta' ? 5_500 : 8_000)

const tintsIn = (svg: string) =>
  new Set([...svg.matchAll(/var\(--([a-z0-9-]+)\)/g)].map((match) => match[1] ?? ''))

/** The style of a drawing: the tints that it has, by day, and by night when its address ends in `#night`. */
function styleFor(svg: string): string {
  const used = tintsIn(svg)
  const rule = (when: string, palette: Readonly<Record<string, string>>) =>
    `${when}{${Object.entries(palette)
      .filter(([tint]) => used.has(tint))
      .map(([tint, colour]) => `--${tint}:${colour}`)
      .join(';')}}`
  return `<style>${rule(':root', lightPalette)}${rule(':target', darkPalette)}</style>`
}

describe('drawings', () => {
  it('are all here', () => {
    expect(drawings.map(({ name }) => name)).toEqual([
      'best-deals',
      'coxs-bazar',
      'delhi',
      'dubai',
      'hero-delta',
      'hotels-coming-soon',
      'istanbul',
      'malaysia',
      'maldives',
      'nepal',
      'no-flights',
      'no-orders',
      'not-found',
      'payment-failed',
      'payment-paid',
      'payment-waiting',
      'sajek',
      'singapore',
      'something-wrong',
      'sri-lanka',
      'sundarbans',
      'sylhet',
      'thailand',
      'umrah',
      'unique-places',
    ])
  })

  it.each(drawings)('$name stays within its size', ({ name, svg }) => {
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(budgetOf(name))
  })

  it.each(drawings)('$name takes every colour from the palette', ({ svg }) => {
    const paints = [...svg.matchAll(/\s(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1])
    expect(paints.length).toBeGreaterThan(10)
    for (const paint of paints) expect(paint).toMatch(/^(none|var\(--[a-z0-9-]+\))$/)
    for (const tint of tintsIn(svg)) expect(Object.keys(lightPalette)).toContain(tint)
  })

  // After a change of the palette `-u` writes it into the drawings.
  it.each(drawings)('$name has its tints in both palettes', async ({ name, svg }) => {
    const expected = svg
      .replace(/^<svg [^>]*(?=viewBox)/, '<svg xmlns="http://www.w3.org/2000/svg" id="night" ')
      .replace(/<style>.*<\/style>/, styleFor(svg))
    expect(expected).toContain('<style>')
    await expect(expected).toMatchFileSnapshot(`./${name}.svg`)
  })

  it.each(drawings)('$name carries a running stitch', ({ svg }) => {
    expect(svg).toContain('stroke-dasharray=')
  })

  it.each(drawings)('$name is what its component fetches, in the right ratio', ({ name, svg }) => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
    const [, imported] =
      new RegExp(`import (\\w+) from './${name}.svg\\?no-inline'`).exec(components) ?? []
    const [, props] = new RegExp(`source=\\{${imported}\\}([^>]*)/>`).exec(components) ?? []
    expect(props?.trim().split(/\s+/)).toEqual([`width={${width}}`, `height={${height}}`])
  })

  it('refer to nothing outside and act in nothing', () => {
    for (const { svg } of drawings)
      expect(svg.replace(' id="night"', '')).not.toMatch(
        /url\(|href=|\sid=|\sstyle=|<script|class=/,
      )
  })
})

describe('palette', () => {
  it('has a dark tint for every light one, and each is used', () => {
    expect(Object.keys(darkPalette)).toEqual(Object.keys(lightPalette))
    const used = new Set(drawings.flatMap(({ svg }) => [...tintsIn(svg)]))
    expect(Object.keys(lightPalette).filter((tint) => !used.has(tint))).toEqual([])
  })

  it('is the only file that names a colour, but for what the drawings repeat of it', () => {
    for (const file of files.filter((name) => name !== 'palette.ts' && !name.includes('.test.'))) {
      expect(
        read(file)
          .replace(/<style>.*<\/style>/, '')
          .match(/#[0-9a-f]{3,8}\b/gi) ?? [],
        file,
      ).toEqual([])
    }
  })
})
