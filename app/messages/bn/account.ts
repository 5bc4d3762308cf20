export * from '../account.ts'
