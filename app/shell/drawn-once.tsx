import { createContext, useContext, type ReactElement } from 'react'

/** Markup of a piece of a page, drawn by whoever asks first. */
export type Draw = (source: string, piece: () => ReactElement) => string

/** How the server draws pieces that many requests share; null in the browser, which draws its own. */
export const DrawContext = createContext<Draw | null>(null)

export interface DrawnListProps {
  className: string
  /** Names all that the items are made of: two lists of one source look the same, to the letter. */
  source: string
  /**
   * Gives `<li>` elements that take no router and no id of React's own (`useId`), because they are drawn apart from the
   * page. Not asked when the list is drawn already.
   */
  children: () => ReactElement[]
}

/**
 * A long list that looks the same for everybody who asks for it. The server draws it once and sends the same markup to
 * all (half of what a page of results costs is drawing its cards); the browser takes it over as it does any other.
 */
export function DrawnList({ className, source, children }: DrawnListProps) {
  const draw = useContext(DrawContext)
  if (draw === null) return <ul className={className}>{children()}</ul>
  const markup = draw(source, () => <>{children()}</>)
  return <ul className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}
