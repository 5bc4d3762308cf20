import type { MetaFunction } from '@remix-run/node'
import { messages } from '~/messages/index.ts'
import { SoonPage } from '~/shell/soon-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${messages.soon.holidayTitle} | ${messages.site.name}` },
]

export default function HolidaysSoon() {
  return <SoonPage title={messages.soon.holidayTitle} />
}
