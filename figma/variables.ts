import { dark } from '../design-system/src/tokens/dark.ts'
import { light } from '../design-system/src/tokens/light.ts'

type Tree = { readonly [name: string]: string | Tree }
type Value = string | number | { r: number; g: number; b: number; a: number }

const themes = { Light: light, Dark: dark } as const
/** Groups whose values differ from theme to theme; shadows and motion are no variables in Figma. */
const sizes = ['space', 'radius', 'type'] as const

/**
 * The tokens as variables of Figma, in the body of `POST /v1/files/:key/variables`. Two collections: colours, with a mode
 * for each theme, and sizes in px. The ids are those that the request gives itself.
 */
export function variables() {
  const colours = collection('Colour', Object.keys(themes))
  const scale = collection('Size', ['Value'])
  for (const [path] of leaves(light.color)) {
    const values = Object.entries(themes).map(
      ([mode, theme]) => [mode, colour(at(theme.color, path))] as const,
    )
    colours.add(path, 'COLOR', values)
  }
  for (const group of sizes) {
    for (const [path, value] of leaves({ [group]: light[group] })) {
      const number = pixels(value)
      scale.add(path, number === undefined ? 'STRING' : 'FLOAT', [['Value', number ?? value]])
    }
  }
  scale.add(['font', 'body'], 'STRING', [['Value', 'Anek Latin']])
  const all = [colours, scale]
  return {
    variableCollections: all.map((one) => one.self),
    variableModes: all.flatMap((one) => one.modes),
    variables: all.flatMap((one) => one.variables),
    variableModeValues: all.flatMap((one) => one.values),
  }
}

function collection(name: string, modeNames: readonly string[]) {
  const id = `collection-${name}`
  const modeId = (mode: string) => `mode-${name}-${mode}`
  const [first = ''] = modeNames
  const self = { action: 'CREATE', id, name, initialModeId: modeId(first) }
  const modes = modeNames.map((mode) => ({
    // The first mode comes with the collection.
    action: mode === first ? 'UPDATE' : 'CREATE',
    id: modeId(mode),
    name: mode,
    variableCollectionId: id,
  }))
  const variables: object[] = []
  const values: object[] = []
  const add = (
    path: readonly string[],
    resolvedType: string,
    inModes: readonly (readonly [mode: string, value: Value])[],
  ) => {
    const variableId = `variable-${name}-${path.join('-')}`
    const codeSyntax = {
      WEB: `vars.${[...(name === 'Colour' ? ['color'] : []), ...path].join('.')}`,
    }
    variables.push({
      ...{ action: 'CREATE', id: variableId, name: path.join('/') },
      ...{ variableCollectionId: id, resolvedType, codeSyntax },
    })
    for (const [mode, value] of inModes) values.push({ variableId, modeId: modeId(mode), value })
  }
  return { self, modes, variables, values, add }
}

const leaves = (tree: Tree, path: readonly string[] = []): [path: string[], value: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name], value]] : leaves(value, [...path, name]),
  )

function at(tree: Tree, path: readonly string[]): string {
  let found: string | Tree = tree
  for (const name of path) found = typeof found === 'string' ? found : (found[name] ?? '')
  if (typeof found !== 'string' || found === '') throw new RangeError(`No token ${path.join('.')}`)
  return found
}

/** '#0B6B5D' and 'rgba(14, 42, 43, 0.56)' as Figma has them: each part from 0 to 1. */
function colour(text: string) {
  const hex = /^#(..)(..)(..)$/.exec(text)
  const parts = hex
    ? hex.slice(1).map((one) => Number.parseInt(one, 16))
    : (text.match(/[\d.]+/g)?.map(Number) ?? [])
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN, a = 1] = parts
  if (Number.isNaN(r + g + b)) throw new RangeError(`${text} is no colour`)
  const share = (part: number) => Math.round((part / 255) * 10_000) / 10_000
  return { r: share(r), g: share(g), b: share(b), a }
}

/** Of '12px', '0.875rem' and '1.5'; of text none. */
function pixels(text: string): number | undefined {
  const [, number, unit] = /^([\d.]+)(px|rem|)$/.exec(text) ?? []
  return number === undefined ? undefined : Number(number) * (unit === 'rem' ? 16 : 1)
}
