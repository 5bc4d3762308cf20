export { MessagesProvider, useDigits, useMessages } from './messages-context.tsx'
export type { Messages } from './messages.ts'
