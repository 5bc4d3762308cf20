import { useContext, useState } from 'react'
import { AnswerContext } from './answer.tsx'
import { messages } from '~/messages/index.ts'
import { reference } from './shell.css.ts'

/** The request id, which a traveller can quote to support; the log lines of the request carry it. */
export function RequestReference() {
  const answer = useContext(AnswerContext)
  // The browser keeps what the server rendered; for a page rendered in the browser no request is known.
  const [shown] = useState(() =>
    answer ? messages.errors.reference(answer.requestId) : writtenReference(),
  )
  return shown ? (
    <p className={reference} data-reference>
      {shown}
    </p>
  ) : null
}

const writtenReference = () => document.querySelector('[data-reference]')?.textContent
