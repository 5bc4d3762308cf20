export * from '../session.ts'
