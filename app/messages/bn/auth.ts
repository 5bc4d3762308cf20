export * from '../auth.ts'
