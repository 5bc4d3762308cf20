export * from '../pages.ts'
