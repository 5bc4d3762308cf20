import type { HeadersFunction } from '@remix-run/node'
import { FOR_EVERYONE } from '@jatra/contract/http/for-everyone'

/** `headers` of a page that is the same for all who are not signed in (decision 134); for others it stays their own. */
export const forEveryone: HeadersFunction = () => ({ 'cache-control': FOR_EVERYONE })
