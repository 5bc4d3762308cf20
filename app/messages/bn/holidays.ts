export * from '../holidays.ts'
