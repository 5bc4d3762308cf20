import { createContext, useContext } from 'react'

/**
 * What the server knows of the answer that it renders; null in the browser. Browsers hide a nonce from scripts, and a
 * request's id must not be in the page's data, whose bytes others may get too.
 */
export const AnswerContext = createContext<{
  nonce: string
  requestId: string
  /** The loaders' data of a page that is not streamed, as Remix encodes it. */
  loadedData?: string | undefined
} | null>(null)

/** The nonce of this answer's content security policy; empty in the browser. */
export const useNonce = () => useContext(AnswerContext)?.nonce ?? ''
