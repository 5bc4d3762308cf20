import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLocation } from '@remix-run/react'
import { LinkTabs } from '@jatra/design-system/tabs'
import { requireUser } from '~/server/context.server.ts'
import { accountMessages } from '~/messages/account.ts'
import { title } from '~/shell/shell.css.ts'

const { tabs } = accountMessages

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request)
  return null
}

/** The four kinds of bookings; flights are the default (docs/specification.md, Account area). */
export default function BookingsPage() {
  const { pathname } = useLocation()
  const open = pathname.split('/')[4] || 'flight'
  return (
    <>
      <h1 className={title}>{accountMessages.bookingsTitle}</h1>
      <LinkTabs
        label={accountMessages.bookingsTitle}
        items={Object.entries(tabs).map(([tab, label]) => ({
          href: `/app/account/bookings/${tab}`,
          label,
          current: tab === open,
        }))}
      />
      <Outlet />
    </>
  )
}
