import type { z } from 'zod'

/** What this tab keeps until it is closed. Where storage is full or forbidden nothing is kept, and the forms work without. */
export function readFromTab<Kept>(key: string, schema: z.ZodType<Kept>): Kept | null {
  try {
    const kept = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // See readFromTab.
  }
}

export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // See readFromTab.
  }
}

export function keysInTab(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
