import { useRouteLoaderData } from '@remix-run/react'
import { digits } from '@jatra/design-system/language'

/** How the agency is reached, as every page says it. */
export interface Contact {
  /** In the digits of the page's language. */
  phone: string
  email: string
  /** When somebody answers on a working day: from, to. */
  hours: readonly [string, string]
}

export function contactOf({
  phone,
  email,
  hours,
}: Record<'phone' | 'email' | 'hours', string>): Contact {
  const [from = '', to = ''] = digits(hours).split('-')
  return { phone: digits(phone), email, hours: [from, to] }
}

/** The contact, from the page's root; absent on a page whose root could not be loaded. */
export const useContact = (): Contact | undefined =>
  useRouteLoaderData<{ contact: Contact }>('root')?.contact
