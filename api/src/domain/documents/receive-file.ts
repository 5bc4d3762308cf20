import { open } from 'node:fs/promises'
import { documentEmpty, uploadCutOff } from '@jatra/contract/document/document-errors'
import type { DomainError } from '@jatra/contract/http/problem'

/**
 * Writes an upload to `path` as it comes, counting bytes, because Content-Length proves nothing. The caller removes the
 * file. The sender is cut off at the limit.
 *
 * @param judge sees the file's first bytes, at most `headBytes`, before the rest is read; throws to reject it
 * @throws DomainError body_too_large, or invalid_input for an empty or interrupted upload
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  limits: { maxBytes: number; headBytes: number; tooLarge: () => DomainError },
  judge: (head: Uint8Array) => void,
): Promise<void> {
  if (!body) throw documentEmpty()
  const file = await open(path, 'wx', 0o600)
  const reader = body.getReader()
  let bytes = 0
  let head = Buffer.alloc(0)
  try {
    const next = () => reader.read().catch(() => Promise.reject(uploadCutOff()))
    for (let read = await next(); !read.done; read = await next()) {
      const chunk = read.value
      bytes += chunk.byteLength
      if (bytes > limits.maxBytes) throw limits.tooLarge()
      if (head.length < limits.headBytes) {
        head = Buffer.concat([head, chunk.subarray(0, limits.headBytes - head.length)])
        if (head.length >= limits.headBytes) judge(head)
      }
      await file.writeFile(chunk)
    }
    if (bytes === 0) throw documentEmpty()
    if (head.length < limits.headBytes) judge(head)
  } catch (error) {
    await reader.cancel(error).catch(() => undefined)
    throw error
  } finally {
    await file.close()
  }
}
