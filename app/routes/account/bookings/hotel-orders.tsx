import { ComingSoon } from '@jatra/design-system/coming-soon'
import { messages } from '~/messages/index.ts'

export default function HotelOrders() {
  const { title, text } = messages.home.panels.hotels
  return <ComingSoon title={title}>{text}</ComingSoon>
}
