import type { Page } from '@playwright/test'
import { hydrated } from '../hydrated.ts'
import { fillTravelDate, fillTraveler, nusrat } from '../steps.ts'
import { daysAhead, expect, searchAddress } from '../test.ts'
import { addPictures } from '../visa-steps.ts'

/** The ways to what a scenario promises, as short as they can be. */

/** Puts something in play without leaving the page that one is on. */
export async function play(page: Page, choice: string): Promise<void> {
  expect((await page.request.get(`/about?${choice}`)).ok()).toBe(true)
}

export async function signIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email or username').fill('farhana')
  await page.getByLabel('Password', { exact: true }).fill('Newcomer@1')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

export async function signUpAs(page: Page, userName: string): Promise<void> {
  await page.getByLabel('Username').fill(userName)
  await page.getByLabel('Email').fill('somebody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Jatra@2026')
  await page.getByRole('button', { name: 'Sign up' }).click()
}

export async function bookNow(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link', { name: 'Book Now' }).click()
}

/** From results to the booking of their first flight, filled in. */
export async function fillInBooking(page: Page): Promise<void> {
  await bookNow(page)
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  await hydrated(page)
  await fillTraveler(page, 1, nusrat)
}

export async function submit(page: Page): Promise<void> {
  await page.getByLabel(/bKash/).check()
  await page.getByRole('button', { name: /^Pay ৳/ }).click()
}

/** Fills in the booking and submits it. */
export async function payForFlight(page: Page): Promise<void> {
  await fillInBooking(page)
  await submit(page)
}

/** Signs in, searches, fills in the booking and submits it. */
export async function bookAs(page: Page, persona: string): Promise<void> {
  await page.goto(searchAddress('DAC', 'BKK', { persona }))
  await payForFlight(page)
}

/** Fills in the reservation of a package and submits it. */
export async function reserve(page: Page): Promise<void> {
  await hydrated(page)
  await fillTravelDate(page, daysAhead(40))
  await page.getByLabel('Title').selectOption('Ms.')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('First Name').fill('Nusrat')
  await page.getByLabel('Last Name').fill('Jahan')
  await page.getByLabel('Mobile Number').fill('+880 1712-345678')
  await submit(page)
}

/** Fills in the application for a visa and submits it. */
export async function apply(page: Page): Promise<void> {
  await page.goto('/visaBookSchedule/0?country=Thailand&nationality=BD&travelers=1')
  await fillTraveler(page, 1, nusrat)
  await addPictures(page, 1, ['passport.jpg'])
  await submit(page)
}

/** What was typed into the first person of a form is still there. */
export async function keepsTyped(page: Page): Promise<void> {
  await expect(page.getByLabel('First Name')).toHaveValue('Nusrat')
  await expect(page.getByLabel('Mobile Number')).toHaveValue(/1712-?345678$/)
}

export const FAILED = 'Error! Task failed.'

/** The message of the last attempt, as an alert or a status. */
export async function says(page: Page, text: string | RegExp): Promise<void> {
  const main = page.getByRole('main')
  const message = main.getByRole('alert').or(main.getByRole('status')).filter({ hasText: text })
  await expect(message.first()).toBeVisible()
}

/** A call of the page failed, and it says of what. */
export async function cannotLoad(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
  await expect(page.getByText(`Your ${what} could not be loaded just now.`)).toBeVisible()
}
