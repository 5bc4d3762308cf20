import type { Transport } from '@jatra/contract/http/client'
import type { SignedIn } from '@jatra/contract/account/user'
import type { Context, MiddlewareHandler } from 'hono'
import { isApiPath } from './refuse.server.ts'
import type { Session } from './session.server.ts'

interface Visitor {
  id: string
  user: { _id: string; name: string } | null
}

/** Prototype mode as the site sees it; mocks/src/prototype.ts says what each does. */
export interface Prototype {
  transport: Transport
  now(visitor: string): number
  answer(request: Request, visitor: Visitor): Promise<PrototypeAnswer | null>
  dress(page: string, request: Request, visitor: Visitor): string
}

interface PrototypeAnswer {
  response: Response
  visitor?: string
  signedIn?: SignedIn | null
}

/**
 * What the prototype adds to the site: states that an address asks for, its own pages, and its bar at the end of every
 * page. All of it comes from there, so that the site itself carries none of it (docs/decisions/053).
 */
export function prototypeVisits(
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
    if (body && isPage(context)) {
      const dress = (end: string) => prototype.dress(end, context.req.raw, visitorOf(session))
      const dressed = body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(changingEnd(dress))
        .pipeThrough(new TextEncoderStream())
      context.res = new Response(dressed, context.res)
    }
  }
}

const BODY_END = '</body>'

/** Passes a page on as it comes and changes only what stands from the end of its body on. */
function changingEnd(change: (end: string) => string): TransformStream<string, string> {
  let held = ''
  return new TransformStream({
    transform(text, controller) {
      held += text
      const end = held.lastIndexOf(BODY_END)
      // The tag may come in two pieces.
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

function isPage({ req, res }: Context): boolean {
  const html = res.headers.get('content-type')?.startsWith('text/html') ?? false
  return html && req.method !== 'HEAD' && !isApiPath(req.path)
}
