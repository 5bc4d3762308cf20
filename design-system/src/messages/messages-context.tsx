import { createContext, useContext, type ReactNode } from 'react'
import { digits } from '../language/index.ts'
import type { Messages } from './messages.ts'

const Given = createContext<Partial<Messages>>({})

/**
 * Gives every widget below the words of a language. A widget that is left out keeps its English, and its own props go
 * before both.
 */
export function MessagesProvider({
  messages,
  children,
}: {
  /** A catalogue of the package, such as `bangla`, or one of your own. */
  messages: Partial<Messages>
  /** The app, or the part of it that is in the language. */
  children: ReactNode
}) {
  return <Given.Provider value={messages}>{children}</Given.Provider>
}

/** The words of one widget: those of the nearest provider, else the widget's own. */
export function useMessages<Name extends keyof Messages>(
  name: Name,
  own: Messages[Name],
): Messages[Name] {
  return useContext(Given)[name] ?? own
}

/** How numbers are written where the widget stands. */
export const useDigits = (): Messages['digits'] => useMessages('digits', digits)
