import { DatePicker } from '@jatra/design-system/date-picker'
import { useState } from 'react'

/** What no widget may do: the proof that the test sees it. */
export const PrintsTheHour = () => <p>{new Date().getHours()}</p>

/** The server's today is the day before, or after, the browser's (moments.mjs). */
export function BookedAtMidnight() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <DatePicker
      label="Departure Date"
      name="departureDate"
      today="2026-12-31"
      value={value}
      onValueChange={setValue}
    />
  )
}
