import { expect, inject, it } from 'vitest'

const origin = inject('site')

it.each([
  ['/visa-status', ['Is the visa open?', 'Thailand', '৳7,450', 'Royal Thai Embassy, Dhaka']],
  ['/bn/visa-status', ['ভিসা কি চালু?', 'থাইল্যান্ড', '৳৭,৪৫০', 'Royal Thai Embassy, Dhaka']],
])('%s can be read without scripts, and be shared', async (path, words) => {
  const html = await (await fetch(origin + path)).text()
  for (const word of words) expect(html).toContain(word)
  expect(html).not.toContain('type="module"')
  expect(html).toMatch(/<meta property="og:title" content="[^"]+"/)
  expect(html).toContain(`<meta property="og:url" content="${origin}${path}"`)
})

it('is in the sitemap, with the visas and the packages, in the language of the address', async () => {
  for (const prefix of ['', '/bn']) {
    const answer = await fetch(`${origin}${prefix}/sitemap.xml`)
    expect(answer.headers.get('content-type')).toContain('application/xml')
    const xml = await answer.text()
    const pages = ['/visa-status', '/visaDetails?country=Thailand']
    for (const path of [...pages, '/packages/nepal-kathmandu-pokhara-5-days'])
      expect(xml).toContain(`<loc>${origin}${prefix}${path}</loc>`)
  }
})
