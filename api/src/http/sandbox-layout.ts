import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const style = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;
--ink:#1b2430;--quiet:#4a5666;--paper:#fff;--ground:#eef1f5;--line:#7b8796;--go:#0b6b46;--stop:#a32020}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f6;--quiet:#b4bfcc;--paper:#1d2530;--ground:#11161d;
--line:#8b97a6;--go:#7fdcb1;--stop:#ffaaa3}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink)}
main{inline-size:min(100%,26rem);padding:1.5rem;background:var(--paper);border:1px solid var(--line);border-radius:.75rem}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}
p{margin:0 0 1rem;color:var(--quiet)}
dl{margin:0 0 1.5rem;display:grid;gap:.75rem}
dt{color:var(--quiet);font-size:.875rem}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
.amount{font-size:1.75rem;line-height:1.2}
form{display:grid;gap:.75rem}
button,a{display:grid;place-items:center;min-block-size:3rem;padding:.5rem 1rem;border:2px solid var(--line);
border-radius:.5rem;background:transparent;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.go{background:var(--go);border-color:var(--go);color:var(--paper)}
.stop{border-color:var(--stop);color:var(--stop)}
fieldset{display:grid;gap:.75rem;min-inline-size:0;margin:0;padding:0;border:0}
legend{padding:0;margin-block-end:.75rem;font-weight:600}
label{display:flex;gap:.75rem;align-items:start;min-block-size:3rem;padding:.75rem;border:1px solid var(--line);
border-radius:.5rem;cursor:pointer}
label:has(:checked){border-color:var(--go);box-shadow:inset 0 0 0 1px var(--go)}
input{flex:none;inline-size:1.25rem;block-size:1.25rem;margin:.125rem 0 0;accent-color:var(--go);outline:none}
label span{min-inline-size:0;overflow-wrap:anywhere}
label small{display:block;color:var(--quiet);font-size:.875rem}
label:has(:focus-visible),button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
`

/** Of the element's content to the letter: `raw` keeps it so. */
const styleHash = createHash('sha256').update(style).digest('base64')

/** Headers of such a page: nothing but its own style, and forms to us (Chromium asks form-action of the redirects too). */
export function sandboxPageHeaders(publicUrl: string): Record<string, string> {
  const targets = publicUrl ? `'self' ${publicUrl}` : `'self'`
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      `form-action ${targets}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'content-type': 'text/html; charset=utf-8',
    // Not no-referrer: the forms' Origin would then be null, and our own guard would reject them.
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  }
}

/** The layout of sandbox pages, which stand in for a provider's: plain and without script. */
export const sandboxPage = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
