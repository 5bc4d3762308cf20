import { Imported, Written } from './load-code.ts'

export interface Printed {
  code: string
  /** Of the widgets in it. */
  imports: readonly string[]
}

/** A value as one writes it in TypeScript. */
export function printed(value: unknown): Printed {
  const imports: string[] = []
  const print = (each: unknown): string => {
    if (each instanceof Imported) {
      imports.push(`import { ${each.name} } from '${each.from}'`)
      return each.name
    }
    if (each instanceof Written) return element(each)
    if (Array.isArray(each)) return `[${each.map(print).join(', ')}]`
    if (typeof each === 'function') {
      if (each.length > 0)
        throw new TypeError(`${each.name} takes arguments: it has no value to show`)
      return `() => ${print((each as () => unknown)())}`
    }
    if (typeof each === 'object' && each !== null) return `{ ${properties(each).join(', ')} }`
    return JSON.stringify(each) ?? 'undefined'
  }
  const properties = (object: object) =>
    entriesOf(object).map(
      ([key, one]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${print(one)}`,
    )
  const element = ({ type, props, children }: Written): string => {
    const name = typeof type === 'string' ? type : print(type)
    const attributes = entriesOf(props).map(([key, one]) =>
      one === true ? key : attribute(key, print(one)),
    )
    const inside = children.map((one) =>
      one instanceof Written ? element(one) : `{${print(one)}}`,
    )
    const opening = [name, ...attributes].join(' ')
    return inside.length > 0 ? `<${opening}>${inside.join('')}</${name}>` : `<${opening} />`
  }
  return { code: print(value), imports }
}

const entriesOf = (object: object): [string, unknown][] =>
  Object.entries(object).filter(([, value]) => value !== undefined)

/** `key="word"`, and in braces what is no plain string. */
export const attribute = (key: string, code: string): string =>
  /^"[^"\\]*"$/.test(code) ? `${key}=${code}` : `${key}={${code}}`
