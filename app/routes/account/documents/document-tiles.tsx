import type { ReactNode } from 'react'
import { Link } from '@jatra/design-system/link'
import { visas } from '~/messages/visas.ts'
import * as css from './documents.css.ts'

export interface DocumentTilesProps {
  documents: readonly { id: string; name: string; note?: string }[]
  /** Actions of a document other than downloading it. */
  action?: (document: { id: string; name: string }) => ReactNode
}

/** Document images with a download button that names their owner. */
export function DocumentTiles({ documents, action }: DocumentTilesProps) {
  return (
    <ul className={css.tiles}>
      {documents.map((document) => {
        const href = `/app/documents/${encodeURIComponent(document.id)}`
        return (
          <li key={document.id} className={css.tile}>
            <img className={css.picture} src={href} alt="" loading="lazy" />
            <div className={css.words}>
              <Link
                standalone
                href={href}
                download={document.name}
                aria-label={visas.order.download(document.name)}
              >
                {document.name}
              </Link>
              {document.note ? <span className={css.note}>{document.note}</span> : null}
              {action?.(document)}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
