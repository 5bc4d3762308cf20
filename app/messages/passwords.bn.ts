export * from './passwords.ts'
