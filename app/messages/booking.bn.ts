export * from './booking.ts'
