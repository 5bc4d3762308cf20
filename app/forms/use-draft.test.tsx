import { useRef } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import { page } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import { keepDocuments, readSavedApplication } from '~/routes/visa/saved-application.ts'
import { dropDrafts, type DraftOwner } from './draft-storage.ts'
import { useDraft } from './use-draft.ts'

const thailand: DraftOwner = { account: 'nusrat', begunFor: 'visa-thailand' }
const again: DraftOwner = {
  account: 'nusrat',
  begunFor: 'order 1',
  sentFor: { 'travelers[0].firstName': 'Nushrat' },
}

/** An application of one traveller, prefilled as for an order that is booked again. */
function Form({ draft }: { draft: DraftOwner }) {
  const form = useRef<HTMLFormElement>(null)
  useDraft(form, 'visa', draft)
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <input aria-label="First Name" name="travelers[0].firstName" defaultValue="Nusrat" />
      <input aria-label="Email" name="travelers[0].email" defaultValue="nusrat@example.com" />
      <button>SUBMIT</button>
    </form>
  )
}

function open(draft: DraftOwner) {
  cleanup()
  render(<Form draft={draft} />)
}

/** Types a name and uploads a passport, as who begins an application. */
async function begin(draft: DraftOwner, name = 'Nushrat') {
  open(draft)
  await page.getByLabelText('First Name').fill(name)
  keepDocuments(draft, { traveler: 0, item: null }, [
    { id: `passport-of-${name}`, name: 'passport.jpg' },
  ])
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

beforeEach(() => sessionStorage.clear())

it('keeps a prefilled name as it was corrected', async () => {
  open(again)
  await page.getByLabelText('First Name').fill('Nushrat')
  open(again)
  expect(value('First Name')).toBe('Nushrat')
})

it('keeps a prefilled field empty that was emptied', async () => {
  open(again)
  await page.getByLabelText('Email').fill('')
  open(again)
  expect(value('Email')).toBe('')
})

it('keeps what was begun for one order apart from another, and from the offer', async () => {
  await begin(again)
  for (const other of [thailand, { ...again, begunFor: 'order 11' }]) {
    open(other)
    expect(value('First Name')).toBe('Nusrat')
    expect(readSavedApplication(other).documents).toEqual({})
  }
  open(again)
  expect(value('First Name')).toBe('Nushrat')
})

it('brings what was sent to the order that came of it, to be booked again', async () => {
  await begin(thailand)
  await page.getByRole('button').click()
  cleanup()
  // The pictures' fields are there first.
  expect(readSavedApplication(again).documents).toEqual({
    0: [{ id: 'passport-of-Nushrat', name: 'passport.jpg' }],
  })
  open(again)
  expect(value('First Name')).toBe('Nushrat')
})

it('brings nothing to an order of other people', async () => {
  await begin(thailand, 'Rafi')
  await page.getByRole('button').click()
  cleanup()
  expect(readSavedApplication(again).documents).toEqual({})
  open(again)
  expect(value('First Name')).toBe('Nusrat')
})

it('shows nothing of it to another account, and leaves nothing of it in the tab', async () => {
  await begin(thailand)
  cleanup()
  const other = { ...thailand, account: 'rafi' }
  expect(readSavedApplication(other).documents).toEqual({})
  open(other)
  expect(value('First Name')).toBe('Nusrat')
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Nushrat|passport-of-Nushrat/)
})

it('is gone once the order is paid', async () => {
  await begin(thailand)
  dropDrafts('visa')
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Nushrat|passport-of-Nushrat/)
})
