export * from './visa-home.ts'
