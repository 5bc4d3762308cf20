import { expect, test } from 'vitest'
import { dark } from '../src/tokens/dark.ts'
import { light } from '../src/tokens/light.ts'
import { tokensJson } from './tokens-json.ts'

const leaves = (branch: object): string[] =>
  Object.values(branch).flatMap((each) => (typeof each === 'string' ? [each] : leaves(each)))

function found(branch: object): unknown[] {
  return Object.entries(branch).flatMap(([name, each]) => {
    if (name === '$value') return [each]
    return typeof each === 'object' && each !== null ? found(each) : []
  })
}

test('every token is there, and what a theme changes once for each', () => {
  const themed = leaves(dark.color).length + leaves(dark.shadow).length
  expect(found(tokensJson())).toHaveLength(leaves(light).length + themed)
})

test('no value in it is missing', () => {
  expect(JSON.stringify(tokensJson())).not.toMatch(/null|NaN/)
})

test('each kind is written as the format has it', () => {
  expect(tokensJson()).toMatchObject({
    color: {
      $type: 'color',
      light: { brand: { solid: { $value: { colorSpace: 'srgb', hex: '#0b6b5d', alpha: 1 } } } },
      dark: {
        surface: { overlay: { $value: { components: [0, 0, 0], alpha: 0.64, hex: '#000000' } } },
      },
    },
    shadow: {
      light: {
        raised: {
          $value: [
            { offsetY: { value: 4, unit: 'px' }, blur: { value: 12, unit: 'px' } },
            { offsetY: { value: 16, unit: 'px' }, color: { alpha: 0.14 } },
          ],
        },
        cut: { $value: [{ blur: { value: 2, unit: 'px' } }, { blur: { value: 6, unit: 'px' } }] },
      },
    },
    type: {
      size: { $type: 'dimension', 14: { $value: { value: 0.875, unit: 'rem' } } },
      weight: { $type: 'fontWeight', bold: { $value: 700 } },
    },
    motion: {
      duration: { $type: 'duration', fast: { $value: { value: 120, unit: 'ms' } } },
      ease: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] },
    },
  })
})
