export * from './pages.ts'
