import { documentSchema, type StoredDocument } from '@jatra/contract/document/document'
import { z } from 'zod'
import { ACCOUNT } from '~/forms/own-form.tsx'
import { visas } from '~/messages/visas.ts'
import { inLanguage } from '@jatra/contract/values/language'
import { language } from '~/messages/language.ts'

const copy = visas.book
const problemSchema = z.object({ message: z.string() })

export interface Upload {
  /** The stored picture. Rejects with an Error whose message is for the traveller. */
  done: Promise<StoredDocument>
  abort: () => void
}

/**
 * Uploads an image as the request's body. Uses XMLHttpRequest because fetch reports no upload progress.
 * @param account whose it is; another that is signed in by then does not get it
 * @param onProgress 0 to 1
 */
export function uploadPicture(
  file: File,
  account: string,
  onProgress: (part: number) => void,
): Upload {
  const request = new XMLHttpRequest()
  const done = new Promise<StoredDocument>((resolve, reject) => {
    const fail = () => {
      void isReadable(file).then((readable) =>
        reject(new Error(readable ? copy.uploadFailed : copy.uploadDeleted)),
      )
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      // The last 5% are for the server, which checks and sanitizes the image.
      if (total > 0) onProgress(Math.min(loaded / total, 0.95))
    })
    request.addEventListener('error', fail)
    request.addEventListener('timeout', fail)
    request.addEventListener('load', () => {
      const answer = read(request.responseText)
      const stored = request.status === 201 ? documentSchema.safeParse(answer).data : undefined
      if (stored) resolve(stored)
      else if (request.status === 401) reject(new Error(copy.uploadSignedOut))
      else reject(new Error(problemSchema.safeParse(answer).data?.message ?? copy.uploadFailed))
    })
  })
  // In the language of the page, so that an error is too.
  const query = new URLSearchParams({ name: file.name, [ACCOUNT]: account })
  const address = inLanguage(`/app/documents?${query}`, language)
  request.open('POST', address)
  request.setRequestHeader('content-type', file.type || 'application/octet-stream')
  request.send(file)
  return { done, abort: () => request.abort() }
}

/** False for a file that was deleted from the device after it was chosen: sending it fails as a cut link does. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** Removes an unattached upload, now or, if that fails, by the server's sweep a day later. */
export async function removePicture(id: string): Promise<void> {
  try {
    const body = new URLSearchParams({ intent: 'delete' })
    await fetch(pictureHref(id), { method: 'POST', body, keepalive: true })
  } catch {
    // The server removes what is left.
  }
}

/** @returns false only when the server says that it is not there */
export async function isPictureThere(id: string): Promise<boolean> {
  try {
    const { status, body } = await fetch(pictureHref(id))
    await body?.cancel()
    return status !== 404
  } catch {
    return true
  }
}

export const pictureHref = (id: string) => `/app/documents/${encodeURIComponent(id)}`

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
