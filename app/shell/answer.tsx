import { createContext, useContext } from 'react'

/**
 * What the server knows of the answer that it renders; null in the browser. A nonce is hidden there from scripts, and a
 * request's id is no data of a page, whose bytes others may get too (decision 134).
 */
export const AnswerContext = createContext<{
  nonce: string
  requestId: string
  /** What the loaders of a page in one piece answered, as Remix encodes it. */
  loadedData?: string | undefined
} | null>(null)

/** The nonce of this answer's content security policy; empty in the browser. */
export const useNonce = () => useContext(AnswerContext)?.nonce ?? ''
