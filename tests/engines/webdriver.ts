/** An element, as WebDriver sends it (https://www.w3.org/TR/webdriver2/#elements). */
export interface WebElement {
  'element-6066-11e4-a52e-4f735466cecf': string
}

export const idOf = (element: WebElement) => element['element-6066-11e4-a52e-4f735466cecf']

/** Sends one command of WebDriver. */
export async function send<Value>(
  address: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: unknown,
): Promise<Value> {
  const answer = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${address}: ${value.error}: ${value.message}`)
  return value
}
