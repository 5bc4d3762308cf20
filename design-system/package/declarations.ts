import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { source } from './entries.ts'

const project = fileURLToPath(new URL('../../tsconfig.json', import.meta.url))

// The compiler's own list leaves out `export * as`.
const RELATIVE = /((?:from|import)\s*\(?\s*['"])(\.[^'"]*)/g

/** Writes the types of the entries, and of what those name, beside the modules. */
export function writeDeclarations(entries: readonly string[], to: string): void {
  const { config } = ts.readConfigFile(project, (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(project))
  const program = ts.createProgram(
    entries.map((entry) => `${source}${entry}/index.ts`),
    {
      ...options,
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: undefined,
      types: ['vite/client'],
      // `npm run typecheck` has done that.
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: source,
      outDir: to,
    },
  )
  const files = new Set<string>()
  // Only what is reached: to work out the types of all styles would take most of the time.
  const follow = (module: string) => {
    const file = program.getSourceFile(module)
    if (!file || files.has(module)) return
    files.add(module)
    program.emit(file, (target, text) => {
      mkdirSync(dirname(target), { recursive: true })
      const recipe = relative(dirname(target), join(to, 'vendor', 'recipe.js'))
      writeFileSync(
        target,
        withJsNames(text).replaceAll('import("@vanilla-extract/recipes")', `import("${recipe}")`),
      )
      for (const [, , path] of text.matchAll(RELATIVE)) follow(join(dirname(module), path ?? ''))
    })
  }
  copyFileSync(new URL('./recipe.d.ts', import.meta.url), join(to, 'vendor', 'recipe.d.ts'))
  for (const entry of entries) follow(`${source}${entry}/index.ts`)
}

/** The modules beside the declarations are JavaScript. */
function withJsNames(text: string): string {
  return text.replace(
    RELATIVE,
    (_whole, before: string, path: string) => before + path.replace(/\.tsx?$/, '.js'),
  )
}
