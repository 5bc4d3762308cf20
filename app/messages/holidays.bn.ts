export * from './holidays.ts'
