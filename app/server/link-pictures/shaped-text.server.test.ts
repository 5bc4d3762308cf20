import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { cutOf } from '@jatra/api/drawing/typeface'
import { banglaWords } from '../../../scripts/bangla-font.mjs'
import { setText, type Setting } from './shaped-text.server.ts'

const setting: Setting = { size: 40, weight: 700, color: '#123' }
const WIDE = 10_000

/** The outlines of a text in the order in which they are drawn. */
const outlinesOf = (text: string) =>
  [
    ...setText(text, setting, WIDE)
      .draw(0, 0)
      .matchAll(/ d="([^"]*)"/g),
  ].map(([, outline]) => outline)

describe('a text of a picture', () => {
  it('has one shape for a Bangla conjunct, different from its letters', () => {
    const joined = outlinesOf('ক্ষ')
    expect(joined).toHaveLength(1)
    expect([...outlinesOf('ক'), ...outlinesOf('ষ')]).not.toContain(joined[0])
  })

  it('draws a vowel sign before the letter after which it is typed', () => {
    const [sign, letter] = outlinesOf('কি')
    expect([letter]).toEqual(outlinesOf('ক'))
    expect(sign).not.toBe(letter)
  })

  it('has the glyphs of HarfBuzz for every Bangla word of ours', () => {
    const font = new Font(new Face(new Blob(cutOf('bangla', 700).file)))
    const shaped = (word: string) => {
      const text = new Text()
      text.addText(word)
      text.guessSegmentProperties()
      shape(font, text)
      return text.getGlyphInfos().map(({ codepoint }) => font.glyphToPath(codepoint))
    }
    const words = [...banglaWords()]
    expect(words.length).toBeGreaterThan(4_000)
    expect(words.filter((word) => outlinesOf(word).join() !== shaped(word).join())).toEqual([])
  })

  it.each(['Đà Nẵng, Việt Nam', 'İstanbul', 'Łódź', '₹ 200', 'Şişli, Ğ, ı'])(
    'has no box for a letter: %s',
    (text) => {
      const boxes = (['latin', 'bangla'] as const).map((piece) =>
        cutOf(piece, 700).font.glyphToPath(0),
      )
      expect(outlinesOf(text).filter((outline) => boxes.includes(outline ?? ''))).toEqual([])
    },
  )

  it('goes on in another line where one is full, and leaves room for the signs of Bangla', () => {
    const height = (text: string, width: number, most?: number) =>
      setText(text, setting, width, most).height / setting.size
    expect(height('Nepal', WIDE)).toBeCloseTo(1.1)
    expect(height('৳৪২,৫০০', WIDE)).toBeCloseTo(1.1)
    expect(height('নেপাল', WIDE)).toBeCloseTo(1.35)
    expect(height('Kathmandu and Pokhara', 300)).toBeCloseTo(2.2)
  })

  it('ends in … where it has more lines than it may', () => {
    const cut = setText('Kathmandu and Pokhara', setting, 320, 1)
    const written = setText('Kathmandu and…', setting, WIDE)
    expect([cut.height, cut.draw(0, 0)]).toEqual([written.height, written.draw(0, 0)])
  })
})
