import { describe, expect, it } from 'vitest'
import { unprintable } from '@jatra/contract/fields/printable'
import { runsOf } from './typeface.ts'

const drawn = (text: string) =>
  runsOf(text)
    .map((run) => run.text)
    .join('')

describe('the fonts of papers', () => {
  it('have each letter that forms let through, and forms let through each that they have', () => {
    const differ: string[] = []
    for (let codePoint = 0x20; codePoint <= 0x1ffff; codePoint += 1) {
      const letter = String.fromCodePoint(codePoint)
      // Letters whose composed form is another are asked for as that one, and some have no form to see.
      if (
        !/^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]$/u.test(letter) ||
        letter !== letter.normalize('NFC')
      )
        continue
      if ((unprintable(letter) === '') !== (drawn(letter) === letter)) differ.push(letter)
    }
    expect(differ).toEqual([])
  })

  it.each([
    ['Nguyễn Thị Hồng Đặng, Phở'],
    ['İbrahim Şahin Çağrı Ğül ı'],
    ['Łukasz Żółć, Žižek, Åse, Þór, Œuvre'],
    ['মোহাম্মদ রহিম'],
    ['₹ 200, ৳ 300, € 4'],
  ])('have all of %s', (text) => {
    expect(drawn(text)).toBe(text)
  })

  it('leave out an emoji, and write no sign in its place', () => {
    expect(drawn('Rose 🌸👩‍👩‍👧 Khatun')).toBe('Rose  Khatun')
  })

  it('keep the joiners of Bangla, and no other', () => {
    expect(drawn('র‍্যাব ক্‌ষ')).toBe('র‍্যাব ক্‌ষ')
    expect(drawn('Ra\u200bhim')).toBe('Rahim')
  })
})
