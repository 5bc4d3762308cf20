import type { LoaderFunctionArgs } from '@remix-run/node'
import { ComingSoon } from '@jatra/design-system/coming-soon'
import { requireUser } from '~/lib/context.server.ts'
import { accountMessages } from '~/messages/account.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request)
  return null
}

export default function AccountPageSoon() {
  return (
    <ComingSoon title={accountMessages.soon.title} headingLevel={1}>
      {accountMessages.soon.text}
    </ComingSoon>
  )
}
