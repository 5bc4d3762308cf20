// `npm run client -- <folder>`: writes a typed client of the API for other projects, from what the API says of itself:
// a function for each endpoint, with the types of what it takes and answers.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import { describeApi } from '../api/src/http/openapi.ts'

export async function writeClient(folder) {
  const input = join(folder, 'openapi.json')
  await mkdir(folder, { recursive: true })
  await writeFile(input, describeApi())
  await createClient({
    input,
    output: join(folder, 'client'),
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder] = process.argv.slice(2)
  if (!folder) {
    console.error('usage: npm run client -- <folder>')
    process.exit(2)
  }
  await writeClient(resolve(folder))
  console.log(`The client is in ${join(resolve(folder), 'client')}.`)
}
