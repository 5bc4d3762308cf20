interface Prop {
  name: string
  type: string
  isOptional: boolean
}

export interface Component {
  /** Of the package: `alert`. */
  entry: string
  name: string
  props: readonly Prop[]
}

/** Every component that the package offers, with its props, as design-system/props.snapshot.txt has them. */
export function components(snapshot: string): Component[] {
  return `\n${snapshot}`
    .split('\n## ')
    .slice(1)
    .flatMap((section) => {
      const [entry = ''] = section.split('\n')
      const blocks = section.split(/\n\n+/)
      return [...section.matchAll(/^<(\w+)> (\w+)/gm)].map(([, name = '', type = '']) => {
        const block = blocks.find((one) => one.trim().split(/[\n ]/)[0] === type) ?? ''
        return { entry, name, props: propsOf(block) }
      })
    })
}

const propsOf = (block: string): Prop[] =>
  [...block.matchAll(/^ {2}(\w+)(\??): (.+)$/gm)].map(([, name = '', mark, type = '']) => ({
    name,
    type,
    isOptional: mark === '?',
  }))

/** The name that stands for a component's address in Figma, in figma.config.json. */
export const placeholderOf = ({ name }: Component) =>
  `<FIGMA_${name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}>`

/** The Code Connect file of an entry: what a property in Figma is in code, and the code that Dev Mode shows. */
export function codeConnect(own: readonly Component[]): string {
  const [first] = own
  const names = own.map(({ name }) => name).join(', ')
  return [
    '// Written by npm run figma.',
    "import figma from '@figma/code-connect'",
    `import { ${names} } from '@jatra/design-system/${first?.entry ?? ''}'`,
    ...own.map(connectionOf),
  ].join('\n\n')
}

function connectionOf(component: Component): string {
  const { name, props } = component
  const mapped = props.flatMap((prop) => {
    const by = figmaOf(prop)
    return by === undefined ? [] : [[prop.name, by] as const]
  })
  // What no property of a drawing can be, such as a handler, is in the code by its name.
  const own = props.filter((prop) => !prop.isOptional && figmaOf(prop) === undefined)
  const given = [...mapped.map(([one]) => one), ...own.map((prop) => prop.name)]
  const attributes = given.filter((one) => one !== 'children').map((one) => `${one}={${one}}`)
  const opening = [name, ...attributes].join(' ')
  const element = given.includes('children') ? `<${opening}>{children}</${name}>` : `<${opening} />`
  const object = mapped.map(([one, by]) => `${one}: ${by}`).join(', ')
  const parameters = mapped.length > 0 ? `{ ${mapped.map(([one]) => one).join(', ')} }` : ''
  return `figma.connect(${name}, '${placeholderOf(component)}', {
  ${mapped.length > 0 ? `props: { ${object} },` : ''}
  example: (${parameters}) => (${element}),
})`
}

/** By which property of a component in Figma a prop is set; its name is the same there. */
function figmaOf({ name, type }: Prop): string | undefined {
  const options = type.split(' | ')
  if (options.every((one) => /^(".*"|\d+)$/.test(one))) {
    const entries = options.map((one) => `'${one.replaceAll('"', '')}': ${one}`)
    return `figma.enum('${name}', { ${entries.join(', ')} })`
  }
  if (type === 'boolean') return `figma.boolean('${name}')`
  if (type === 'ReactNode' && /^(icon|picture|action)$|Icon$/.test(name))
    return `figma.instance('${name}')`
  if (type === 'string' || type === 'ReactNode') return `figma.string('${name}')`
  return undefined
}
