import { expect, type Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { createAccount, fillTraveler, nusrat, type Person } from './steps.ts'

const LIST = '/app/account/regular-travelers'

/** A new account on its empty list. */
export async function openTravelers(page: Page) {
  const account = await createAccount(page)
  await page.goto(LIST)
  await expect(page.getByRole('heading', { name: 'Regular travellers' })).toBeVisible()
  await hydrated(page)
  return account
}

/** The fields of the form of one traveller, as {@link fillTraveler} finds them. */
export async function fillPerson(page: Page, person: Person): Promise<void> {
  await fillTraveler(page, 1, person, page.getByRole('group', { name: 'As in the passport or ID' }))
}

/** Adds a traveller by the form. */
export async function addTraveler(page: Page, person: Person = nusrat): Promise<void> {
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Add Travellers' }).click()
  await expect(page.getByRole('heading', { name: 'Add a traveller' })).toBeVisible()
  if (!person.passport) await page.getByLabel('This traveller has no passport').check()
  await fillPerson(page, person)
  await page.getByRole('button', { name: 'ADD TRAVELLER' }).click()
  await expect(page.getByRole('heading', { name: 'Regular travellers' })).toBeVisible()
}
