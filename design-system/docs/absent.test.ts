import { expect, test } from 'vitest'
import { absent, absentFor } from './absent.ts'
import { widgetIds } from './widget-ids.ts'

test('nothing that is here is called absent', () => {
  const words = absent.flatMap((one) => one.words).map((word) => word.toLowerCase())
  expect(new Set(words).size).toBe(words.length)
  const here = widgetIds.map((id) => id.replaceAll('-', ' '))
  expect(words.filter((word) => here.includes(word))).toEqual([])
})

test('a word that is typed half is answered, and a letter or two is not', () => {
  expect(absentFor('snackb')?.use).toBe('alert')
  expect(absentFor(' Bottom Sheet ')?.use).toBe('dialog')
  expect(absentFor('sn')).toBeUndefined()
  expect(absentFor('button')).toBeUndefined()
})
