import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrorsOf } from '../http/problem.ts'
import { printed, unprintable } from './printable.ts'

describe('what papers cannot print', () => {
  it.each([
    ['Nguyễn Thị Hồng', ''],
    ['Nguyễn'.normalize('NFD'), ''],
    ['İbrahim Şahin', ''],
    ['নুসরাত 🌸', ''],
    ['Rahim 1️⃣ 👩‍👩‍👧', ''],
    ['Mr 王伟', '王 伟'],
    ['محمد', 'م ح د'],
    ['राहुल', 'रा हु ल'],
    ['தமிழ்', 'த மி ழ்'],
    ['Αθήνα Москва', 'Α θ ή ν α М о с к в а'],
  ])('of %s is "%s"', (text, letters) => {
    expect(unprintable(text)).toBe(letters)
  })

  it('is said by the form, five letters at most', () => {
    const { error } = z.object({ name: printed(z.string()) }).safeParse({ name: 'Москва' })
    expect(error && fieldErrorsOf(error)).toEqual({
      name: ['Use English or Bangla letters: receipts cannot print М о с к в'],
    })
  })
})
