export * from './bank-details.ts'
