export * from '../verify.ts'
