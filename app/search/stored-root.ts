import type { Category } from '@jatra/design-system/header'

/** The one key that the product keeps in local storage, `root`: search choices, and whether the desk has keys. Sign-ins are never in it, because every script of the page can read it. */
const KEY = 'root'
const VERSION = 1

export const categories: readonly Category[] = ['flight', 'holiday', 'visa', 'hotels']

/** The browser's local storage. Where it is forbidden, as with all cookies blocked, even naming it throws; then nothing is kept. */
export function browserStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  }
}

/** The stored value; empty when another version of the site wrote it. */
export function readRoot(storage: Pick<Storage, 'getItem'>): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return isRecord(kept) && kept['version'] === VERSION ? kept : {}
  } catch {
    return {}
  }
}

/** Full or forbidden storage (private windows) is ignored. */
export function saveToRoot(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  part: Record<string, unknown>,
): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...readRoot(storage), version: VERSION, ...part }))
  } catch {
    // The search works without being stored.
  }
}

/** Clears the stored searches, at logout. */
export function clearRoot(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The tab that was last open on the home page, flight to begin with. */
export function readActiveTab(storage: Pick<Storage, 'getItem'>): Category {
  const { navbar } = readRoot(storage)
  const active = isRecord(navbar) ? navbar['active'] : undefined
  return categories.find((category) => category === active) ?? 'flight'
}

export function keepActiveTab(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  active: Category,
): void {
  if (readActiveTab(storage) !== active) saveToRoot(storage, { navbar: { active } })
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
