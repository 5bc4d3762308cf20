export * from '../failed.ts'
