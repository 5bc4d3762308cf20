import { messages } from '../../messages/index.ts'

const copy = messages.errors

/** The fallback when the error page itself fails: a plain page with a link. */
export function crashPage(requestId: string): Response {
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${copy.title} | ${messages.site.name}</title>
</head>
<body>
<main>
<h1>${copy.title}</h1>
<p>${copy.text}</p>
<p>${copy.reference(requestId)}</p>
<p><a href="/">${copy.home}</a></p>
</main>
</body>
</html>
`
  return new Response(page, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
