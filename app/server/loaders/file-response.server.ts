import type { DownloadedFile } from '@jatra/contract/http/client'

/** The headers of the API's answer that describe the file. */
const PASSED_ON = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
]

/** A file of the API, streamed as it comes. */
export function fileResponse({ body, headers }: DownloadedFile): Response {
  const passedOn = PASSED_ON.flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new Response(body, { headers: passedOn })
}
