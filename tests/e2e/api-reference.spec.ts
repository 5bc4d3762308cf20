import { expect, expectAccessibleInTheDark, test } from './test.ts'

const SEARCH = 'Searches offers and opens a session in which they stand.'

for (const width of [1280, 360]) {
  test(`the API's reference shows an operation at ${width} px, from our own files`, async ({
    page,
    baseURL,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin !== baseURL) elsewhere.push(request.url())
    })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/api/docs')
    await expect(page.getByRole('heading', { level: 1, name: 'Jatra API' })).toBeVisible()
    await expect(page.getByText(SEARCH).first()).toBeVisible()
    await expectAccessibleInTheDark(page)

    await page.getByText(SEARCH).first().click()
    await expect(page.getByText('originLocationCode').first()).toBeVisible()
    await expect(page.getByText('/api/airport/search').first()).toBeVisible()
    await expectAccessibleInTheDark(page)
    const [content, view] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ])
    expect(content).toBeLessThanOrEqual(view ?? 0)
    // A console that sends requests in the reader's name is not among it.
    await expect(page.getByRole('button', { name: /try|execute|authorize/i })).toHaveCount(0)
    expect(elsewhere).toEqual([])
  })
}

test('the API’s reference is walked by keyboard', async ({ page }) => {
  await page.goto('/api/docs')
  const operation = page.getByRole('link', { name: SEARCH })
  await operation.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('originLocationCode').first()).toBeVisible()
})

test.describe('while the service is away', () => {
  test.use({ failures: true })

  test('the API’s reference says that it could not be loaded, and can be asked again', async ({
    page,
  }) => {
    await page.route('**/api/openapi.json', (route) => route.fulfill({ status: 503 }))
    await page.goto('/api/docs')
    await expect(page.getByRole('alert')).toContainText('The description could not be loaded.')
    await expectAccessibleInTheDark(page)
    await page.unroute('**/api/openapi.json')
    await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByText(SEARCH).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the API’s reference leads to its description', async ({ page }) => {
    await page.goto('/api/docs')
    await expect(page.getByText('The reference needs JavaScript.')).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'OpenAPI 3.1 description (JSON)' }),
    ).toHaveAttribute('href', '/api/openapi.json')
  })
})
