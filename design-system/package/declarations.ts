import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { source } from './entries.ts'

const project = fileURLToPath(new URL('../../tsconfig.json', import.meta.url))

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
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: source,
      outDir: to,
    },
  )
  const emitted = new Map<string, string>()
  program.emit(undefined, (path, text) => emitted.set(relative(to, path), withJsNames(text)))

  const reached = new Set<string>()
  const follow = (path: string) => {
    const text = emitted.get(path)
    if (text === undefined || reached.has(path)) return
    reached.add(path)
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (fileName.startsWith('.')) {
        follow(join(dirname(path), fileName.replace(/\.js$/, '.d.ts')))
      }
    }
  }
  for (const entry of entries) follow(`${entry}/index.d.ts`)

  for (const path of reached) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    writeFileSync(join(to, path), emitted.get(path) ?? '')
  }
}

/** The modules beside the declarations are JavaScript. */
function withJsNames(text: string): string {
  return text.replace(/((?:from|import)\s*\(?\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2')
}
