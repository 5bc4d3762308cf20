import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../../scripts/postgres.mjs'
import { hydrated } from '../hydrated.ts'
import { expect, searchAddress, test } from '../test.ts'

let host: ChildProcess
let folder: string
let demo: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jatra-host-'))
  mkdirSync(join(folder, 'teams'))
  symlinkSync(resolve('prototype-static'), join(folder, 'teams/demo'))
  cpSync('prototype-static/404.html', join(folder, '404.html'))
  const port = await freePort()
  demo = `http://localhost:${port}/teams/demo`
  host = spawn(process.execPath, ['tests/serve-files.ts', folder, String(port)])
  await expect(() => fetch(`${demo}/`)).toPass()
})
test.afterAll(() => {
  host.kill()
  rmSync(folder, { recursive: true })
})

test('the prototype works below a path: links, forms, the router, Bangla and the toolbar stay there', async ({
  page,
}) => {
  await page.goto(`${demo}${searchAddress('DAC', 'BKK')}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await hydrated(page)
  // By the router, and by a form.
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  await expect(page).toHaveURL(/\/teams\/demo\/login/)
  await page.getByRole('button', { name: 'Fill this form' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()
  await expect(page).toHaveURL(/\/teams\/demo\/flight\/booking/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Book your flight' })).toBeVisible()

  // A page without the router's scripts, and the other language.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(`${demo}/about`)
  await page.getByRole('link', { name: 'বাংলা' }).first().click()
  await expect(page).toHaveURL(`${demo}/bn/about`)

  await page.goto(`${demo}/about`)
  const toolbar = page.getByRole('complementary', { name: 'Prototype' })
  await toolbar.getByRole('button', { name: 'Prototype' }).click()
  await toolbar.getByRole('link', { name: 'Book a flight' }).click()
  await expect(page.getByRole('region', { name: 'Search a flight' })).toBeVisible()
  await hydrated(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Choose a flight' })).toBeVisible()
  await expect(page).toHaveURL(/\/teams\/demo\/flight\/search/)
  await page.goto(`${demo}/prototype/see/validation-errors`)
  await expect(page.getByText('No mail can be delivered to this address').first()).toBeVisible()
  await expect(page).toHaveURL(`${demo}/register`)
})
