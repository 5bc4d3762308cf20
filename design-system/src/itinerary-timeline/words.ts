import { plural } from '../language/index.ts'

export const words = {
  /** '+1 day', '-1 day', '+2 days'. */
  dayChange: (days: number) => {
    const count = Math.abs(days)
    return `${days > 0 ? '+' : '-'}${count} ${plural(count, { one: 'day', other: 'days' })}`
  },
  terminal: (name: string) => `Terminal ${name}`,
  operatedBy: (airline: string) => `Operated by ${airline}`,
  technicalStops: (count: number) =>
    `${count} ${plural(count, { one: 'stop', other: 'stops' })} on the way, same plane`,
  layover: (duration: string, city: string) => `${duration} wait in ${city}`,
} as const
