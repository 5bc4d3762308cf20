export * from '../payment.ts'
