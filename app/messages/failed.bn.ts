export * from './failed.ts'
