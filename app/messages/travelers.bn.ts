export * from './travelers.ts'
