import * as React from 'react'
import type { ComponentType } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'

const entries = import.meta.glob<object>('../../design-system/src/*/index.ts')

/**
 * The component of an example's code, compiled here in the browser. Everything that it needs is loaded when somebody
 * edits: the compiler alone is larger than a docs page.
 */
export async function runExample(code: string): Promise<ComponentType> {
  const { default: ts } = await import('typescript')
  const { outputText, diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: 'example.tsx',
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
    },
  })
  const [first] = diagnostics
  if (first) {
    const { line = 0 } = first.file?.getLineAndCharacterOfPosition(first.start ?? 0) ?? {}
    throw new SyntaxError(
      `Line ${line + 1}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`,
    )
  }
  const modules = new Map<string, object>([
    ['react', React],
    ['react/jsx-runtime', jsxRuntime],
  ])
  for (const [, name = '', entry = ''] of code.matchAll(
    /from '(@jatra\/design-system\/([\w-]+))'/g,
  )) {
    const load = entries[`../../design-system/src/${entry}/index.ts`]
    if (load) modules.set(name, await load())
  }
  const find = (name: string) => {
    const found = modules.get(name)
    if (!found) throw new ReferenceError(`There is no ${name} here`)
    return found
  }
  const exported: { Example?: ComponentType } = {}
  // It runs what its reader typed, in the reader's own page.
  new Function('require', 'exports', outputText)(find, exported)
  if (!exported.Example) throw new ReferenceError('The code exports no component named Example')
  return exported.Example
}
