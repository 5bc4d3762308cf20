import { plural } from '../language/index.ts'

export const words = {
  label: 'Time left to book these fares',
  urgent: 'Ending soon, time left',
  expired: 'The Session has Expired',
  announcement: (time: string) => `${time} left to book these fares.`,
  minutes: (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`,
  seconds: (count: number) => `${count} ${plural(count, { one: 'second', other: 'seconds' })}`,
} as const
