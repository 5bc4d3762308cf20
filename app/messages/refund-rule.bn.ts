export * from './refund-rule.ts'
