import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import ts from 'typescript'

const native = createRequire(import.meta.url)

/** What JSX is while the code of stories is worked out: what it says, and no element of React. */
export class Written {
  readonly type: unknown
  readonly props: Readonly<Record<string, unknown>>
  readonly children: readonly unknown[]
  constructor(type: unknown, props: Record<string, unknown> | null, children: readonly unknown[]) {
    this.type = type
    this.props = props ?? {}
    this.children = children
  }
}

/** A name that is imported from a package, such as a widget, or a part of what it names: `vars.space`. */
export class Imported {
  readonly name: string
  readonly from: string
  constructor(name: string, from: string) {
    this.name = name
    this.from = from
    return new Proxy(this, {
      get(own, key) {
        if (key === Symbol.toPrimitive) return () => name
        return key in own ? own[key as 'name'] : new Imported(`${name}.${String(key)}`, from)
      },
    })
  }
}

const options = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.React,
  jsxFactory: '$write',
  jsxFragmentFactory: '$fragment',
  verbatimModuleSyntax: false,
}

/** Runs code that stands in a file. The product's rules are real, and widgets are known by their names alone. */
export function loadCode(code: string, file: string): Record<string, unknown> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: options,
    fileName: 'code.tsx',
  })
  const exported: Record<string, unknown> = {}
  const load = (from: string): unknown => {
    if (from.startsWith('@jatra/contract/')) return native(from)
    if (!from.startsWith('.')) return namesFrom(from)
    const path = resolve(dirname(file), from)
    return loadCode(readFileSync(path, 'utf8'), path)
  }
  const write = (type: unknown, props: Record<string, unknown> | null, ...children: unknown[]) =>
    new Written(type, props, children)
  compileFunction(outputText, ['require', 'exports', '$write', '$fragment'])(
    load,
    exported,
    write,
    '',
  )
  return exported
}

const namesFrom = (from: string) =>
  new Proxy({}, { get: (_, name) => new Imported(String(name), from) })
