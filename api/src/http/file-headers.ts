import type { StoredDocument } from '@jatra/contract/document/document'

/** In any viewer it is downloaded instead of shown as a page, runs no script, and is not cached. */
export function fileHeaders({ name, type, bytes }: StoredDocument): Record<string, string> {
  return {
    'content-type': type,
    'content-length': String(bytes),
    'content-disposition': `attachment; filename*=UTF-8''${encodeName(jpegName(name))}`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** The stored file is a JPEG, whatever was uploaded. */
function jpegName(name: string): string {
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'document'}.jpg`
}

/** RFC 8187: characters that encodeURIComponent keeps but the grammar does not allow. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
