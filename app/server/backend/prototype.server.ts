import type { Transport } from '@jatra/contract/http/client'
import type { SignedIn } from '@jatra/contract/account/user'
import type { Context, MiddlewareHandler } from 'hono'
import { isApiPath } from '../http/problem-response.server.ts'
import type { Session } from '../session/session.server.ts'

interface Visitor {
  id: string
  user: { _id: string; name: string } | null
}

/** Prototype mode as the site sees it; mocks/src/prototype.ts says what each does. */
export interface Prototype {
  transport: Transport
  now(visitor: string): number
  answer(request: Request, visitor: Visitor): Promise<PrototypeAnswer | null>
  injectToolbar(page: string, request: Request, visitor: Visitor, language: string | null): string
  isSandboxPath: (path: string) => boolean
}

interface PrototypeAnswer {
  response: Response
  visitor?: string
  signedIn?: SignedIn | null
}

/**
 * Adds the prototype to the site: visitor controls in addresses, its own pages, and its toolbar at the end of every
 * page. The site's own bundle contains none of it, so production cannot show it.
 */
export function prototypeMiddleware(
  prototype: Prototype,
): MiddlewareHandler<{ Variables: { session: Session } }> {
  return async (context, next) => {
    const { session } = context.var
    const answer = await prototype.answer(context.req.raw, visitorOf(session))
    if (answer) {
      const { visitor, signedIn } = answer
      if (visitor) session.nameVisitor(visitor)
      if (signedIn === null && session.user) session.signOut()
      if (signedIn) session.signIn(signedIn.access_token, signedIn.user)
      return answer.response
    }
    await next()
    const { body } = context.res
    if (body && isPage(context, prototype)) {
      const visitor = visitorOf(session)
      const language = context.res.headers.get('content-language')
      const withToolbar = body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(
          changeEnd((end) => prototype.injectToolbar(end, context.req.raw, visitor, language)),
        )
        .pipeThrough(new TextEncoderStream())
      context.res = new Response(withToolbar, context.res)
    }
  }
}

const BODY_END = '</body>'

/** Streams a page through and changes only the end, from `</body>` on. */
function changeEnd(change: (end: string) => string): TransformStream<string, string> {
  let held = ''
  return new TransformStream({
    transform(text, controller) {
      held += text
      const end = held.lastIndexOf(BODY_END)
      // The tag may be split between two chunks.
      const cut = end < 0 ? Math.max(0, held.length - BODY_END.length + 1) : end
      controller.enqueue(held.slice(0, cut))
      held = held.slice(cut)
    },
    flush(controller) {
      controller.enqueue(change(held))
    },
  })
}

function visitorOf({ visitor = '', user }: Session): Visitor {
  return { id: visitor, user: user && { _id: user._id, name: user.name ?? user.userName } }
}

function isPage({ req, res }: Context, { isSandboxPath }: Prototype): boolean {
  const html = res.headers.get('content-type')?.startsWith('text/html') ?? false
  return html && req.method !== 'HEAD' && (!isApiPath(req.path) || isSandboxPath(req.path))
}
