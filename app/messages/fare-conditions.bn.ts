export * from './fare-conditions.ts'
