import { expect, it } from 'vitest'
import { emailKey, isIdentifiedBy, userNameKey } from './identity.ts'

it('takes names of other widths and cases for one, and addresses of other cases', () => {
  expect(userNameKey('ＪＯＨＮ')).toBe(userNameKey('john'))
  expect(emailKey(' Nusrat@Example.com ')).toBe(emailKey('nusrat@example.com'))
  // A mailbox may have a letter of another width in its name.
  expect(emailKey('ｎ@example.com')).not.toBe(emailKey('n@example.com'))
})

it.each([
  ['NUSRAT', true],
  ['ｎｕｓｒａｔ', true],
  ['Nusrat@Example.com', true],
  ['rafi', false],
  ['rafi@example.com', false],
])('knows an account by %s: %s', (identifier, known) => {
  const account = { userName: 'nusrat', email: 'nusrat@example.com' }
  expect(isIdentifiedBy(account, identifier)).toBe(known)
})
