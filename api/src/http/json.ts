/** A JSON answer; a string is taken as JSON already. */
export function json(
  body: unknown,
  status: number = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}
