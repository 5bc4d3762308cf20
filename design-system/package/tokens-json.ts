import { dark } from '../src/tokens/dark.ts'
import { light, type Theme } from '../src/tokens/light.ts'

interface Branch {
  readonly [name: string]: Leaf
}
type Leaf = string | Branch
type Token = (value: string) => object

/**
 * The themes in the format of the Design Tokens Community Group (2025.10), which Figma, Penpot and Style Dictionary
 * read. What differs between the themes stands under the name of each.
 */
export function tokensJson(): object {
  const { font, type, space, radius, size, motion } = light
  const { ease, ...durations } = motion
  return {
    $description: 'Design tokens of Jatra',
    color: { $type: 'color', ...themed(({ color }) => color, colorToken) },
    shadow: { $type: 'shadow', ...themed(({ shadow }) => shadow, shadowToken) },
    font: { $type: 'fontFamily', ...tokens(font, fontToken) },
    type: {
      size: { $type: 'dimension', ...tokens(type.size, dimensionToken) },
      leading: { $type: 'number', ...tokens(type.leading, numberToken) },
      weight: { $type: 'fontWeight', ...tokens(type.weight, numberToken) },
    },
    space: { $type: 'dimension', ...tokens(space, dimensionToken) },
    radius: { $type: 'dimension', ...tokens(radius, dimensionToken) },
    size: { $type: 'dimension', ...tokens(size, dimensionToken) },
    motion: {
      duration: { $type: 'duration', ...tokens(durations, durationToken) },
      ease: { $type: 'cubicBezier', $value: numbersIn(ease) },
    },
  }
}

function themed(part: (theme: Theme) => Branch, token: Token) {
  return { light: tokens(part(light), token), dark: tokens(part(dark), token) }
}

function tokens(branch: Branch, token: Token): object {
  return Object.fromEntries(
    Object.entries(branch).map(([name, value]) => [
      name,
      typeof value === 'string' ? token(value) : tokens(value, token),
    ]),
  )
}

function colorToken(value: string) {
  return { $value: colorOf(value) }
}

function shadowToken(value: string) {
  // `cut` is written as filters, which have no spread.
  const layers = value.startsWith('drop-shadow(')
    ? Array.from(value.matchAll(/drop-shadow\((.*?\))\)/g), ([, layer = '']) => layer)
    : value.split(/,\s*(?![^(]*\))/)
  return { $value: layers.map(shadowOf) }
}

function fontToken(value: string) {
  return { $value: value.split(', ').map((family) => family.replaceAll("'", '')) }
}

function dimensionToken(value: string) {
  return { $value: dimensionOf(value) }
}

function numberToken(value: string) {
  return { $value: Number(value) }
}

function durationToken(value: string) {
  return { $value: dimensionOf(value) }
}

function colorOf(value: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = value.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))
    : numbersIn(value)
  const channels = [red, green, blue]
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  }
}

function shadowOf(layer: string) {
  const [lengths = '', color = ''] = layer.split(/\s(?=rgba)/)
  const [offsetX, offsetY, blur, spread = '0px'] = lengths
    .split(' ')
    .map((length) => (length === '0' ? '0px' : length))
  if (!offsetX || !offsetY || !blur) throw new Error(`No shadow: ${layer}`)
  return {
    color: colorOf(color),
    offsetX: dimensionOf(offsetX),
    offsetY: dimensionOf(offsetY),
    blur: dimensionOf(blur),
    spread: dimensionOf(spread),
  }
}

function dimensionOf(value: string) {
  const [, number, unit] = /^([\d.]+)([a-z]+)$/.exec(value) ?? []
  if (!number) throw new Error(`No dimension: ${value}`)
  return { value: Number(number), unit }
}

function numbersIn(value: string): number[] {
  return Array.from(value.matchAll(/[\d.]+/g), ([number]) => Number(number))
}
