import { expect, it } from 'vitest'
import { PageParts } from './page-parts.server.ts'

const NONCE = 'f2a7'

it('puts each part where its mark was written', () => {
  const parts = new PageParts(NONCE)
  parts.put(Buffer.from('drawn, and not shown after all'))
  const filters = parts.put(Buffer.from('<form>৳20,748</form>'))
  const offers = parts.put(Buffer.from('<ul>বাংলা</ul>'))
  const page = parts.join(`<p>দাম</p>${filters}<hr>${offers}<footer>©</footer>`)
  expect(page.toString()).toBe('<p>দাম</p><form>৳20,748</form><hr><ul>বাংলা</ul><footer>©</footer>')
})

it('leaves a page without parts, and the mark of another answer, as they are', () => {
  const other = new PageParts('0000').put(Buffer.from('theirs'))
  const parts = new PageParts(NONCE)
  parts.put(Buffer.from('ours'))
  expect(parts.join(`<p>${other}</p>`).toString()).toContain(other)
  expect(new PageParts(NONCE).join('<p>৳1</p>').toString()).toBe('<p>৳1</p>')
})
