export * from '../orders.ts'
