/**
 * The site's addresses begin with `/`, and the prototype as files may lie below any path: what a browser asks for is named
 * to the site without that path, and pages lead to where they are. Everything else that a page fetches comes to its worker,
 * wherever it seems to lie.
 */
export interface Place {
  /** `/demo`; empty at the root of a domain. */
  base: string
  /** The request as the site knows it. */
  inside(request: Request): Request
  /** A path as the host has its file. */
  fileAt(path: string): string
  /** The answer as the browser needs it. */
  outside(response: Response): Promise<Response>
}

/** @param worker the address of the worker's own file */
export function placeOf(worker: string): Place {
  const base = new URL('.', worker).pathname.slice(0, -1)
  const without = (path: string) =>
    path === base ? '/' : path.startsWith(`${base}/`) ? path.slice(base.length) : path
  return {
    base,
    fileAt: (path) => base + without(path),

    inside(request) {
      const url = new URL(request.url)
      url.pathname = without(url.pathname)
      // What the toolbar says of the page that it stands on.
      const at = url.searchParams.get('at')
      if (at !== null) url.searchParams.set('at', without(at))
      // A request that navigates cannot be made anew with all that it is.
      return base === '' ? request : Object.defineProperty(request, 'url', { value: url.href })
    },

    async outside(response) {
      if (base === '') return response
      const headers = new Headers(response.headers)
      const location = headers.get('location')
      if (location !== null && isOwn(location)) headers.set('location', base + without(location))
      if (!headers.get('content-type')?.startsWith('text/html'))
        return new Response(response.body, { status: response.status, headers })
      headers.delete('content-length')
      return new Response(leading(await response.text(), base), {
        status: response.status,
        headers,
      })
    },
  }
}

const isOwn = (path: string) => path.startsWith('/') && !path.startsWith('//')

/** A page whose links, forms and frames lead below the path, and whose router knows of it. */
const leading = (page: string, base: string): string =>
  page
    .replace(/ (href|src|action|formaction)="\/(?!\/)/g, ` $1="${base}/`)
    .replace(
      /window\.__remixContext = \{(?:"basename":"([^"]*)",)?/,
      (_, own = '') => `window.__remixContext = {"basename":"${base}${own === '/' ? '' : own}",`,
    )
    .replace('</body>', () => `<script>(${leadBelow.toString()})('${base}')</script></body>`)

/**
 * What the page renders later has the site's own addresses again. Its source text is sent to the browser, so it must not
 * use anything from outside itself.
 */
function leadBelow(base: string): void {
  const mend = (element: Element | null | undefined, name: string) => {
    const path = element?.getAttribute(name)
    if (!path?.startsWith('/') || path.startsWith('//') || path.startsWith(`${base}/`)) return
    element?.setAttribute(name, base + path)
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element) mend(target.closest('a[href]'), 'href')
  }
  const onSubmit = ({ target, submitter }: SubmitEvent) => {
    if (target instanceof Element) mend(target, 'action')
    mend(submitter, 'formaction')
  }
  addEventListener('click', onClick, { capture: true })
  addEventListener('submit', onSubmit, { capture: true })
}
