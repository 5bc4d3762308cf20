export * from '../booking.ts'
