import { useRouteLoaderData } from '@remix-run/react'
import { digits } from '@jatra/design-system/language'

/** How the agency is reached, as every page says it. */
export interface Contact {
  /** In the digits of the page's language. */
  phone: string
  email: string
}

export const contactOf = ({ phone, email }: Contact): Contact => ({ phone: digits(phone), email })

/** The contact, from the page's root; absent on a page whose root could not be loaded. */
export const useContact = (): Contact | undefined =>
  useRouteLoaderData<{ contact: Contact }>('root')?.contact
