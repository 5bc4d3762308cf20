export * from '../google.ts'
