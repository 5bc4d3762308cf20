import { ComingSoon } from '@jatra/design-system/coming-soon'
import { HotelsComingSoon } from '@jatra/design-system/illustrations'
import { home } from '~/messages/home.ts'

export default function HotelOrders() {
  const { title, text } = home.panels.hotels
  return (
    <ComingSoon title={title} picture={<HotelsComingSoon />}>
      {text}
    </ComingSoon>
  )
}
