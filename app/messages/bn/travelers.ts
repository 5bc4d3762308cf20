export * from '../travelers.ts'
