import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'

/** The rule reads syntax alone; the typed rules beside it would read the whole program first. */
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked })
const timeout = 60_000

async function complaints(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path })
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
    .map(({ message }) => message)
}

const styled = (declaration: string) => `export const box = { ${declaration} }\n`
const stylesheet = 'design-system/src/card/card.css.ts'

describe('a style may not be physical', { timeout }, () => {
  test.each([
    'marginLeft: 4',
    "'padding-top': 4",
    'borderRightWidth: 1',
    'borderTopLeftRadius: 4',
    'scrollMarginTop: 4',
    'left: 0',
    "textAlign: 'left'",
    "float: 'right'",
    'width: 320',
    "maxHeight: '100%'",
  ])('%s', async (declaration) => {
    expect(await complaints(stylesheet, styled(declaration))).toHaveLength(1)
  })

  test('nor in a style of a component', async () => {
    const code = 'export const Box = () => <p style={{ marginLeft: 4 }} />\n'
    expect(await complaints('app/root.tsx', code)).toHaveLength(1)
  })
})

describe('a colour is a token', { timeout }, () => {
  test.each([
    "color: '#fff'",
    "color: '#0B6B5D80'",
    "border: '1px solid #abc'",
    "background: 'rgb(0 0 0 / 10%)'",
    'boxShadow: `0 0 ${4}px #14201F`',
    'outline: `${1}px solid hsl(1 2% 3%)`',
  ])('%s is none', async (declaration) => {
    expect(await complaints(stylesheet, styled(declaration))).toHaveLength(1)
  })

  test.each(['design-system/src/alert/alert.tsx', 'app/root.tsx', 'stories/Box.stories.tsx'])(
    'in %s too',
    async (path) => {
      const code = 'export const Box = () => <p color="#C2410C" title={\'a #1 seat\'} />\n'
      expect(await complaints(path, code)).toHaveLength(1)
    },
  )

  test('but where the tokens are made', async () => {
    const path = 'design-system/src/tokens/theme.css.ts'
    expect(await complaints(path, styled("color: '#fff'"))).toEqual([])
  })
})

test('what is logical and of the tokens passes', { timeout }, async () => {
  const code = styled(
    "marginInlineStart: 4, insetBlockEnd: 0, inlineSize: '50%', textAlign: 'start', color: 'currentColor', clipPath: 'url(#notch)', variants: { width: { full: {} } }, defaultVariants: { width: 'full' }",
  )
  expect(await complaints(stylesheet, code)).toEqual([])
})

describe('what is delivered', { timeout }, () => {
  const ruled = async (path: string, code: string) => {
    const [result] = await eslint.lintText(code, { filePath: path })
    return (result?.messages ?? []).map(({ ruleId }) => ruleId)
  }

  test('casts nothing', async () => {
    const code = 'export const read = (text: string) => JSON.parse(text) as { a: 1 }\n'
    expect(await ruled('contract/src/values/money.ts', code)).toEqual([
      '@typescript-eslint/consistent-type-assertions',
    ])
    const constant = "export const sides = ['from', 'to'] as const\n"
    expect(await ruled('contract/src/values/money.ts', constant)).toEqual([])
  })

  test('reads no ref while it renders', async () => {
    const code =
      "import { useRef } from 'react'\n\nexport function Box() {\n  const count = useRef(0)\n  return <p>{count.current}</p>\n}\n"
    expect(await ruled('design-system/src/alert/alert.tsx', code)).toContain('react-hooks/refs')
  })

  test('disables no rule without need', async () => {
    const code =
      '// eslint-disable-next-line no-console -- no reason any more\nexport const box = 1\n'
    const [result] = await eslint.lintText(code, { filePath: 'contract/src/values/money.ts' })
    expect(result?.messages.map(({ message }) => message)).toEqual([
      expect.stringContaining('Unused eslint-disable directive'),
    ])
  })
})
