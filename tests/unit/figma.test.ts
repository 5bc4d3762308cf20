import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { notCurrent } from '../../scripts/figma.mjs'

test('what is for Figma is of the props and tokens of today: npm run figma', async () => {
  expect(await notCurrent()).toEqual([])
})

test('every Code Connect file is code', () => {
  const files = globSync('figma/connect/*.figma.tsx')
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const { diagnostics } = ts.transpileModule(readFileSync(file, 'utf8'), {
      reportDiagnostics: true,
      fileName: file,
    })
    expect(diagnostics, file).toEqual([])
  }
})

test('a choice in Figma is one of the values that a prop takes', () => {
  const button = readFileSync('figma/connect/button.figma.tsx', 'utf8').replaceAll(/\s+/g, ' ')
  expect(button).toContain("figma.connect(Button, '<FIGMA_BUTTON>', {")
  expect(button).toMatch(/variant: figma\.enum\('variant', \{[^}]*primary: 'primary'/)
  expect(button).toContain("loading: figma.boolean('loading')")
  expect(button).toContain("children: figma.string('children')")
})

test('a colour has a value in each theme', () => {
  const { variables, variableModeValues: values } = JSON.parse(
    readFileSync('figma/variables.json', 'utf8'),
  ) as {
    variables: { id: string; name: string; resolvedType: string }[]
    variableModeValues: { variableId: string; modeId: string; value: unknown }[]
  }
  for (const { id, name, resolvedType } of variables) {
    const own = values.filter(({ variableId }) => variableId === id)
    expect(own, name).toHaveLength(resolvedType === 'COLOR' ? 2 : 1)
  }
  expect(values).toContainEqual({
    variableId: 'variable-Colour-brand-solid',
    modeId: 'mode-Colour-Light',
    value: { r: 0.0431, g: 0.4196, b: 0.3647, a: 1 },
  })
})
