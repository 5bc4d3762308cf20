/**
 * Where and when a page that was rendered in UTC is hydrated. At each moment the browser's calendar shows another
 * day, month and year than the server's, so that anything read from the clock in a render shows.
 */
export const ZONES = [
  // 1 January 2027, 08:30 in Tokyo.
  { place: 'Tokyo', timezoneId: 'Asia/Tokyo', now: '2026-12-31T23:30:00.000Z' },
  // 31 December 2026, 19:30 in Los Angeles.
  { place: 'Los Angeles', timezoneId: 'America/Los_Angeles', now: '2027-01-01T03:30:00.000Z' },
]
