export * from '../profile.ts'
