import { expect, test } from 'vitest'
import { cutOnWord } from './cut-text.ts'

test('a text that fits stays as it is', () => {
  expect(cutOnWord('  Tea hills and trains ', 20)).toBe('Tea hills and trains')
})

test('a longer one is cut after a whole word', () => {
  expect(cutOnWord('Tea hills and trains', 19)).toBe('Tea hills and…')
  expect(cutOnWord('Tea hills and trains', 13)).toBe('Tea hills and…')
  expect(cutOnWord('Tea hills and trains', 12)).toBe('Tea hills…')
})

test('no comma or dash is left hanging before the ellipsis', () => {
  expect(cutOnWord('Kandy, Ella, Galle and Colombo', 13)).toBe('Kandy, Ella…')
  expect(cutOnWord('Three nights - two islands', 15)).toBe('Three nights…')
})

test('no sentence ends before the ellipsis, in English or in Bangla', () => {
  expect(cutOnWord('Up to the hills. Then to the sea.', 17)).toBe('Up to the hills…')
  expect(cutOnWord('Two days? Sleep on a boat.', 10)).toBe('Two days…')
  expect(cutOnWord('পাহাড়ে এক রাত। তারপর সমুদ্র।', 16)).toBe('পাহাড়ে এক রাত…')
  expect(cutOnWord('হাতে দুই দিন? থাকুন কটেজে।', 14)).toBe('হাতে দুই দিন…')
})

test('never longer than the limit and its ellipsis, whatever the limit', () => {
  const text = 'শ্রীলঙ্কার চা বাগান, Sigiriya at dawn and 👩‍👩‍👧 the slow train from Kandy to Ella'
  for (let limit = 1; limit < text.length; limit += 1) {
    expect(cutOnWord(text, limit).length, String(limit)).toBeLessThanOrEqual(limit + 1)
  }
})

test('a word longer than the limit is cut between letters, not inside one', () => {
  expect(cutOnWord('👩‍👩‍👧👩‍👩‍👧', 9)).toBe('👩‍👩‍👧…')
  expect(cutOnWord('Llanfairpwllgwyngyll', 8)).toBe('Llanfair…')
})
