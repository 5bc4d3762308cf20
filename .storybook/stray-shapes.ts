import { light } from '../design-system/src/tokens/light.ts'
import { wireframe } from '../design-system/src/tokens/wireframe.ts'
import { describe, isOnesOwn } from './stray-colours.ts'

const spaces = [
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'row-gap',
  'column-gap',
] as const

const corners = [
  'borderTopLeftRadius',
  'borderTopRightRadius',
  'borderBottomLeftRadius',
  'borderBottomRightRadius',
] as const

/**
 * Corners, spaces, shadows and fonts in the page that no token of the wireframe theme gave, each with
 * an element on which it is seen.
 * - A corner is square, a circle, or a token's: the wireframe's radii are odd.
 * - A space that equals a step of the light theme's scale was written by hand, because the
 *   wireframe's scale has none of those steps. What is off both scales is an optical correction.
 * - A size of text that is one of the light theme's was written by hand too.
 * - A shadow that is blurred or cast is a token's; a hard ring or bar marks a state.
 */
export function strayShapes(root: ParentNode = document.body): string[] {
  const strays = new Map<string, string>()
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (isOnesOwn(element)) continue
    for (const stray of [
      ...straySpaces(element),
      ...strayCorners(element),
      ...strayShadows(element),
      ...strayFonts(element),
    ]) {
      strays.set(stray, describe(element))
    }
  }
  return [...strays].map(([stray, element]) => `${stray} on ${element}`)
}

// Without the smallest step, which browsers give to inputs and legends by themselves.
const handWritten = new Set<string>(Object.values(light.space).filter((step) => step !== '2px'))

function straySpaces(element: HTMLElement): string[] {
  // Widgets have classes; what has none is the frame that a story puts around them.
  if (!element.getAttribute('class')) return []
  // As computed, not as used: `auto` stays auto, whatever room it finds.
  const style = element.computedStyleMap()
  return spaces
    .map((property) => ({
      property,
      value: style.get(property)?.toString().replace('-', '') ?? '',
    }))
    .filter(({ value }) => handWritten.has(value))
    .map(({ property, value }) => `${property} ${value}`)
}

const radii = new Set<string>(['0px', '50%', ...Object.values(wireframe.radius)])

function strayCorners(element: HTMLElement): string[] {
  const style = getComputedStyle(element)
  return corners
    .filter((corner) => style[corner].split(' ').some((radius) => !radii.has(radius)))
    .map((corner) => `${corner} ${style[corner]}`)
}

function strayShadows(element: HTMLElement): string[] {
  const { boxShadow, filter } = getComputedStyle(element)
  const { cut, ...boxes } = wireframe.shadow
  const known = new Set(Object.values(boxes).map((shadow) => computed('boxShadow', shadow)))
  return [
    ...(boxShadow === 'none' || known.has(boxShadow) || isMark(boxShadow)
      ? []
      : [`boxShadow ${boxShadow}`]),
    ...(filter.includes('drop-shadow') && filter !== computed('filter', cut)
      ? [`filter ${filter}`]
      : []),
  ]
}

/** Inside the box, or around it without an offset; and sharp. Chromium writes colour, x, y, blur, spread. */
function isMark(boxShadow: string): boolean {
  return boxShadow.split(/,(?![^(]*\))/).every((layer) => {
    const [x, y, blur] = layer.match(/-?[\d.]+px/g) ?? []
    return blur === '0px' && (layer.includes('inset') || (x === '0px' && y === '0px'))
  })
}

/** The light theme's sizes, as the browser computes them: 16 px to the rem. */
const sizes = new Set(Object.keys(light.type.size).map((size) => `${size}px`))

function strayFonts(element: HTMLElement): string[] {
  const own = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  if (!own && !element.matches('input, select, textarea')) return []
  const { fontFamily, fontSize } = getComputedStyle(element)
  return [
    ...(fontFamily === computed('fontFamily', wireframe.font.body)
      ? []
      : [`fontFamily ${fontFamily}`]),
    ...(sizes.has(fontSize) ? [`fontSize ${fontSize}`] : []),
  ]
}

const asComputed = new Map<string, string>()

/** How the browser writes a token's value. */
function computed(property: 'boxShadow' | 'filter' | 'fontFamily', value: string): string {
  const key = `${property} ${value}`
  let found = asComputed.get(key)
  if (found === undefined) {
    const probe = document.createElement('i')
    probe.style[property] = value
    document.body.append(probe)
    found = getComputedStyle(probe)[property]
    probe.remove()
    asComputed.set(key, found)
  }
  return found
}
