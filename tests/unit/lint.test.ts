import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Report {
  diagnostics: { code: string; message: string; filename: string }[]
}

/** Lints files that hold this code, all in one run, in a copy of the project's settings. */
async function lint(files: Record<string, string>): Promise<Record<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'jatra-lint-'))
  for (const name of [
    'oxlint.config.ts',
    'tsconfig.json',
    'scripts/style-rules.mjs',
    'scripts/browser-rules.mjs',
  ])
    cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${code}\n`)
  }
  try {
    const run = promisify(execFile)
    const linted = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? path))]
    const { stdout } = await run('oxlint', ['--format=json', ...linted], {
      cwd: folder,
    }).catch((failed: { stdout: string }) => failed)
    const { diagnostics } = JSON.parse(stdout) as Report
    const found = Object.fromEntries(Object.keys(files).map((path) => [path, [] as string[]]))
    for (const { filename, code, message } of diagnostics)
      found[filename]?.push(code || message.replace(/ \(.*/s, ''))
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const box = (declaration: string) => `export const box = { ${declaration} }`
const component = (jsx: string) => `export const Box = () => ${jsx}`

/** Each case in a file of its own, in this folder. */
const each = (folder: string, extension: string, codes: string[]) =>
  Object.fromEntries(codes.map((code, at) => [`${folder}/case-${at}.${extension}`, code] as const))

test('our rules about styles, casts and refs find what they are for, and nothing else', async () => {
  const physical = each(
    'design-system/src/card',
    'css.ts',
    [
      'marginLeft: 4',
      "'padding-top': 4",
      'borderRightWidth: 1',
      'borderTopLeftRadius: 4',
      'scrollMarginTop: 4',
      'left: 0',
      "textAlign: 'left'",
      "float: 'right'",
    ].map(box),
  )
  const sizes = each('app/routes/home', 'css.ts', ['width: 320', "maxHeight: '100%'"].map(box))
  const colours = {
    ...each(
      'stories/states',
      'css.ts',
      [
        "color: '#fff'",
        "color: '#0B6B5D80'",
        "border: '1px solid #abc'",
        "background: 'rgb(0 0 0 / 10%)'",
        'boxShadow: `0 0 ${4}px #14201F`',
        'outline: `${1}px solid hsl(1 2% 3%)`',
      ].map(box),
    ),
    ...Object.fromEntries(
      ['design-system/src/alert/alert.tsx', 'app/root.tsx', 'stories/Box.stories.tsx'].map(
        (path) => [path, component('<p color="#C2410C" title={\'a #1 seat\'} />')],
      ),
    ),
  }
  const allowed = {
    'design-system/src/tokens/theme.css.ts': box("color: '#fff'"),
    'design-system/src/card/card.css.ts': box(
      "marginInlineStart: 4, insetBlockEnd: 0, inlineSize: '50%', textAlign: 'start', color: 'currentColor', clipPath: 'url(#notch)', variants: { width: { full: {} } }, defaultVariants: { width: 'full' }",
    ),
    'contract/src/sides.ts': "export const sides = ['from', 'to'] as const",
    // Loaders throw responses.
    'app/routes/away.ts': 'export const away = () => {\n  throw new Response()\n}',
  }
  const delivered = {
    'server.ts': 'export const read = (text: string) => JSON.parse(text) as { a: 1 }',
    'contract/src/cast.ts': 'export const read = (text: string) => JSON.parse(text) as { a: 1 }',
    'api/src/dropped.ts': 'export const save = () => {\n  Promise.resolve(1)\n}',
    'tests/site/dropped.test.ts': 'export const save = () => {\n  Promise.resolve(1)\n}',
    'app/forms/made.ts': 'export const made = () => crypto.randomUUID()',
    'app/made.server.ts': 'export const made = () => crypto.randomUUID()',
    'app/routes/account/sent.tsx': component('<Form method="post" />'),
    'app/said.ts': "export const say = () => console.log('said')",
    'design-system/src/count/count.tsx':
      "import { useRef } from 'react'\n\nexport function Count() {\n  const count = useRef(0)\n  return <p>{count.current}</p>\n}",
    'contract/src/needless.ts':
      '// oxlint-disable-next-line no-console -- no reason any more\nexport const needless = 1',
    'design-system/src/sided.tsx': component('<p style={{ marginLeft: 4 }} />'),
  }

  const found = await lint({ ...physical, ...sizes, ...colours, ...allowed, ...delivered })
  const all = (files: object, code: string) =>
    Object.fromEntries(Object.keys(files).map((path) => [path, [code]]))
  expect(found).toEqual({
    ...all(physical, 'styles(logical)'),
    ...all(sizes, 'styles(sizes)'),
    ...all(colours, 'styles(tokens)'),
    ...Object.fromEntries(Object.keys(allowed).map((path) => [path, []])),
    'server.ts': ['typescript(consistent-type-assertions)'],
    'contract/src/cast.ts': ['typescript(consistent-type-assertions)'],
    'api/src/dropped.ts': ['typescript(no-floating-promises)'],
    'tests/site/dropped.test.ts': ['typescript(no-floating-promises)'],
    'app/forms/made.ts': ['browser(plain-http)'],
    'app/made.server.ts': [],
    'app/routes/account/sent.tsx': ['browser(own-form)'],
    'app/said.ts': ['eslint(no-console)'],
    'design-system/src/count/count.tsx': ['react(refs)'],
    'contract/src/needless.ts': ['Unused oxlint-disable directive'],
    'design-system/src/sided.tsx': ['styles(logical)'],
  })
})
