export * from '../passwords.ts'
