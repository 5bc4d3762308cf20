export * from './holiday-home.ts'
