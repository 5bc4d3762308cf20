import type { LoaderFunctionArgs } from '@remix-run/node'
import { ComingSoon } from '@jatra/design-system/coming-soon'
import { requireUser } from '~/lib/context.server.ts'
import { messages } from '~/messages/index.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request)
  return null
}

export default function AccountPageSoon() {
  return (
    <ComingSoon title={messages.account.soon.title} headingLevel={1}>
      {messages.account.soon.text}
    </ComingSoon>
  )
}
