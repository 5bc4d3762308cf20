import { expect, test } from 'vitest'
import { acceptFiles, inWords, isAccepted } from './accept-files.ts'
import { fileDropMessages } from './file-drop-messages.ts'

const picture = (name: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg', lastModified: 1 })
const limits = { accept: 'image/*', maxBytes: 100, maxFiles: 2 }
const take = (present: File[], offered: File[]) =>
  acceptFiles(present, offered, limits, fileDropMessages)

test.each([
  ['a.jpg', 'image/jpeg', 'image/*', true],
  ['a.pdf', 'application/pdf', 'image/*', false],
  ['a.PDF', '', 'image/*,.pdf', true],
  ['a.gif', 'image/gif', 'image/png,image/jpeg', false],
  ['a.png', 'IMAGE/PNG', 'image/png', true],
  ['a.txt', 'text/plain', '', true],
])('%s of type %s for accept=%s: %s', (name, type, accept, expected) => {
  expect(isAccepted({ name, type }, accept)).toBe(expected)
})

test('each file that is refused is named, with what to do', () => {
  const { files, problems, added } = take(
    [picture('front.jpg')],
    [
      new File(['%PDF'], 'ticket.pdf', { type: 'application/pdf' }),
      picture('huge.jpg', 101),
      picture('back.jpg'),
      picture('third.jpg'),
    ],
  )
  expect(files.map((file) => file.name)).toEqual(['front.jpg', 'back.jpg'])
  expect(added).toBe(1)
  expect(problems).toEqual([
    'ticket.pdf is not a picture. Choose a JPG, PNG or WebP.',
    'huge.jpg is larger than 100 bytes. Choose a smaller one.',
    'third.jpg was left out: at most 2 files.',
  ])
})

test('the same file twice is one file, without an error', () => {
  expect(take([picture('a.jpg')], [picture('a.jpg')])).toMatchObject({ added: 0, problems: [] })
})

test('sizes in words', () => {
  expect([inWords(800_000), inWords(5_000_000), inWords(2_560_000)]).toEqual([
    '800 kB',
    '5 MB',
    '2.6 MB',
  ])
})
