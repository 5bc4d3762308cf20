import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { readOnDrawings } from './contrast.ts'
import { ENGINES, type EngineName } from './engine.ts'
import { Visitor } from './visitor.ts'

/** Pages with words on or beside their drawings. */
const pages = [
  '/',
  '/?search=hotels',
  '/packageMenu',
  '/visaDetails?country=Thailand&nationality=BD',
]

describe.each(Object.keys(ENGINES) as EngineName[])('in %s', (name) => {
  it.each(['light', 'dark'] as const)(
    'words on drawings are read when the system is %s, whatever the page says',
    async (theme) => {
      const engine = await ENGINES[name](inject('engines'), theme)
      onTestFinished(() => engine.stop())
      const visitor = new Visitor(await engine.open(), engine)
      let texts = 0
      for (const page of pages) {
        await visitor.open(page)
        for (const chosen of [null, 'light', 'dark']) {
          await visitor.run(
            'if (arguments[0]) document.documentElement.dataset.theme = arguments[0]',
            chosen,
          )
          const { read, unreadable } = await readOnDrawings(visitor)
          expect(unreadable, `${page}, ${chosen}`).toEqual([])
          texts += read
        }
      }
      expect(texts).toBeGreaterThan(20)
      await visitor.leave()
    },
  )
})
