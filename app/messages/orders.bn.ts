export * from './orders.ts'
