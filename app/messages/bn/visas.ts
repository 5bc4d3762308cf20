export * from '../visas.ts'
