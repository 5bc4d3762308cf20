import { wireframe } from '../design-system/src/tokens/wireframe.ts'

const properties = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderRightColor',
  'borderBottomColor',
  'borderLeftColor',
  'outlineColor',
  'textDecorationColor',
  'caretColor',
  'accentColor',
  'fill',
  'stroke',
  'boxShadow',
  'filter',
  'backgroundImage',
] as const

/** Pictures have palettes of their own, and an airline keeps its colours in every theme. */
const ownColours = '[class*="airline-mark_"], img'

/**
 * The colours in the page that the wireframe theme does not have, each with an element on which it is
 * seen. Every colour of that theme is found nowhere else, so what is here is hard-coded.
 */
export function strayColours(root: ParentNode = document.body): string[] {
  const known = new Set(
    Object.values(wireframe.color)
      .flatMap((group) => Object.values(group))
      .map(resolve),
  )
  for (const shadow of Object.values(wireframe.shadow))
    coloursIn(shadow).forEach((one) => known.add(one))
  const strays = new Map<string, string>()
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('*')) {
    if (isOnesOwn(element)) continue
    const style = getComputedStyle(element)
    for (const property of properties) {
      if (!isPainted(element, style, property)) continue
      for (const colour of coloursIn(style[property])) {
        if (!known.has(colour)) strays.set(`${property} ${colour}`, describe(element))
      }
    }
  }
  return [...strays].map(([colour, element]) => `${colour} on ${element}`)
}

/** Elements whose colours no theme sets: pictures, airline marks, system controls, hidden elements. */
export function isOnesOwn(element: Element): boolean {
  return (
    element.closest(ownColours) !== null ||
    element.matches('option, optgroup') ||
    !element.checkVisibility()
  )
}

/** A colour that is not painted is only a default. */
function isPainted(
  element: Element,
  style: CSSStyleDeclaration,
  property: (typeof properties)[number],
): boolean {
  const side = /^border(Top|Right|Bottom|Left)Color$/.exec(property)?.[1] as 'Top' | undefined
  if (side) return style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px'
  if (property === 'outlineColor') return style.outlineStyle !== 'none'
  // A native slider has a background by default that is not painted.
  if (property === 'backgroundColor' && element.matches('[type="range"]')) {
    return style.appearance === 'none'
  }
  if (property === 'textDecorationColor') return style.textDecorationLine !== 'none'
  if (property === 'caretColor') return element.matches('input, textarea')
  if (property === 'accentColor') return element.matches('[type="checkbox"], [type="radio"]')
  if (property === 'fill' || property === 'stroke') {
    return element instanceof SVGGeometryElement && style[property] !== 'none'
  }
  return true
}

function coloursIn(value: string): string[] {
  const found = value.match(/(?:rgba?|color|oklch|oklab|lab|lch|hsl)\([^()]*\)/g) ?? []
  return found.map(resolve).filter((colour) => !/, 0\)$/.test(colour))
}

function resolve(colour: string): string {
  const probe = document.createElement('i')
  probe.style.color = colour
  document.head.append(probe)
  const resolved = getComputedStyle(probe).color
  probe.remove()
  return resolved
}

export function describe(element: Element): string {
  const words = element.textContent?.trim().slice(0, 30) ?? ''
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${words}`
}
