export * from './visas.ts'
