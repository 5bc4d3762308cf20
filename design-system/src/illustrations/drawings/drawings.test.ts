import { expect, test } from 'vitest'
import { readDrawing } from './index.ts'

test('a drawing stands by itself: no colour is left to a page', async () => {
  const drawing = await readDrawing('nepal')
  expect(drawing).toContain('<svg xmlns="http://www.w3.org/2000/svg"')
  expect(drawing).toContain('fill="#D9EAE9"')
  expect(drawing).not.toMatch(/var\(|<style/)
})

test('an unknown name has no drawing', async () => {
  expect(await readDrawing('atlantis')).toBeNull()
})
