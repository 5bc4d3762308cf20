import type { Language } from '../values/language.ts'
import { sandboxWords } from './words-in.ts'

/**
 * The pages that stand in for a provider's, of the API's sandbox and of the prototype alike. They need no script. Their
 * colours, type and fonts come from `/tokens.css`, which the site serves; where there is no site they take the
 * browser's own.
 */

/** Where the sandbox gateway's pages are. */
export const SANDBOX_PAYMENT_PATH = '/api/payment/sandbox'

/** The style of every sandbox page, to the letter: its hash stands in the API's content security policy. */
export const SANDBOX_STYLE = `
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-block-size:100vh;margin:0;padding-block:24px;background:var(--jatra-color-surface-page,Canvas);
color:var(--jatra-color-text-default,CanvasText);font:1rem/1.5 var(--jatra-font-body,system-ui,sans-serif)}
main{inline-size:min(100% - 32px,26rem);margin:auto;padding:24px;background:var(--jatra-color-surface-card,Canvas);
border-radius:var(--jatra-radius-card,16px);box-shadow:var(--jatra-shadow-raised,0 1px 4px GrayText)}
.brand{display:flex;justify-content:space-between;align-items:center;margin:0 0 16px;padding-block-end:16px;
border-block-end:2px dashed var(--jatra-color-accent-stitch,GrayText);color:var(--jatra-color-brand-text,inherit);
font-size:1.375rem;font-weight:800;line-height:1.15}
.mark{padding:4px 12px;border:1px solid;border-radius:999px;background:var(--jatra-color-warning-subtle,Canvas);
color:var(--jatra-color-warning-text,inherit);font-size:.875rem;font-weight:700}
h1{margin:0 0 8px;font-size:1.75rem;line-height:1.15}
main :is(p,dt,small){color:var(--jatra-color-text-muted,inherit)}
p{margin:0 0 16px}
dl{display:grid;gap:12px;margin:0 0 24px}
dt,small{font-size:.875rem}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
.amount{font-size:2.25rem;font-weight:700;line-height:1.15}
form{display:grid;gap:12px;margin:0}
button,main a{display:grid;place-items:center;min-block-size:48px;padding:8px 16px;cursor:pointer;
border:1.5px solid var(--jatra-color-border-control,currentColor);border-radius:var(--jatra-radius-control,8px);
background:none;color:var(--jatra-color-brand-text,inherit);font:inherit;font-weight:600;text-decoration:none}
main .go{border-color:transparent;background:var(--jatra-color-action-solid,CanvasText);
color:var(--jatra-color-action-onSolid,Canvas)}
main .go:hover{background:var(--jatra-color-action-solidHover,CanvasText)}
main .stop{border-color:var(--jatra-color-critical-border,currentColor);color:var(--jatra-color-critical-text,inherit)}
main :is(button,a):not(.go):hover{background:var(--jatra-color-surface-sunken,transparent)}
fieldset{display:grid;gap:12px;min-inline-size:0;margin:0;padding:0;border:0}
legend{margin-block-end:12px;padding:0;font-weight:600}
label{display:flex;gap:12px;align-items:start;min-block-size:48px;padding:12px;cursor:pointer;
border:1.5px solid var(--jatra-color-border-control,currentColor);border-radius:var(--jatra-radius-control,8px)}
label:has(:checked){border-color:var(--jatra-color-brand-text,currentColor);background:var(--jatra-color-brand-subtle,transparent)}
label input{flex:none;inline-size:20px;block-size:20px;margin:2px 0 0;accent-color:var(--jatra-color-brand-text,auto);outline:none}
label span{min-inline-size:0;overflow-wrap:anywhere}
label small{display:block}
label:has(:focus-visible),main :is(button,a):focus-visible{outline:3px solid var(--jatra-color-border-focus,currentColor);outline-offset:2px}
`

/** HTML that is safe to put into a page as it is. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A whole page. @param content HTML */
export const sandboxPage = (
  title: string,
  content: string,
  language: Language,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/tokens.css">
<style>${SANDBOX_STYLE}</style>
</head>
<body>
<main>
<p class="brand">${sandboxWords[language].brand} <span class="mark">${sandboxWords[language].mark}</span></p>
${content}
</main>
</body>
</html>
`
