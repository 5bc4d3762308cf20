import { expect, it } from 'vitest'
import { isSameContact, sameContactName, withSharedContact } from './shared-contact.ts'

const contact = {
  countryNumberCode: '+880',
  mobileNumber: '01712-345678',
  email: 'a@example.com',
  address: '',
}

function sent(boxes: Record<string, string>) {
  const form = new FormData()
  for (const index of [0, 1]) {
    for (const [field, value] of Object.entries(contact))
      form.set(`travelers[${String(index)}].${field}`, index === 0 ? value : '')
  }
  for (const [name, value] of Object.entries(boxes)) form.set(name, value)
  return Object.fromEntries(withSharedContact(form))
}

it('gives the first contact to travellers with the box ticked, and to no others', () => {
  const ticked = sent({ [sameContactName(1)]: 'on' })
  expect(ticked['travelers[1].email']).toBe('a@example.com')
  expect(ticked['travelers[1].mobileNumber']).toBe('01712-345678')
  expect(ticked['travelers[1].countryNumberCode']).toBe('+880')
  expect(sent({})['travelers[1].email']).toBe('')
})

it('never changes the first traveller, and reads no box that there is not', () => {
  const form = sent({ [sameContactName(0)]: 'on', 'sameContact[999]': 'on', sameContact: 'on' })
  expect(form['travelers[0].email']).toBe('a@example.com')
  expect(Object.keys(form).some((name) => name.startsWith('travelers[999]'))).toBe(false)
})

it('starts unticked for travellers with a contact of their own', () => {
  expect(isSameContact(undefined, contact)).toBe(true)
  expect(isSameContact({ countryNumberCode: '+880' }, contact)).toBe(true)
  expect(isSameContact({ ...contact }, contact)).toBe(true)
  expect(isSameContact({ ...contact, email: 'b@example.com' }, contact)).toBe(false)
})
