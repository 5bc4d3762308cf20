import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { languageOf, prefixOf, type Language } from '@jatra/contract/values/language'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { ViteDevServer } from 'vite'
import type { PageHandler } from './answer-page.server.ts'

/** Pages from their sources, for development. */
export interface DevelopmentPages {
  handle: PageHandler
  /** Serves source files; other requests go to `next`. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

/** Base path of a language's sources in the browser. Bangla is built from other modules at other addresses. */
const BASES: Record<Language, string> = { en: '/', bn: '/@bangla/' }

/**
 * One Vite for each language of the site, because each is built from modules of its own.
 * @param server of the site: live reload talks over its port, so that several sites can run at once
 */
export async function openDevelopmentPages(
  server: Server,
  languages: readonly Language[],
): Promise<DevelopmentPages> {
  const english = await startVite(server, 'en')
  const bangla = languages.includes('bn') ? await startVite(server, 'bn') : null
  const inEnglish = pagesOf(english, 'en')
  const inBangla = bangla && pagesOf(bangla, 'bn')
  return {
    handle: (request, context) =>
      inBangla && languageOf(new URL(request.url).pathname) === 'bn'
        ? inBangla(request, context)
        : inEnglish(request, context),
    serve(request, response, next) {
      const isBangla = request.url?.startsWith(BASES.bn)
      const { middlewares } = (isBangla && bangla) || english
      middlewares(request, response, next)
    },
    async close() {
      await english.close()
      await bangla?.close()
    },
  }
}

async function startVite(server: Server, language: Language): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
    // The mode names the language, as for a build (vite.config.ts).
    ...(language !== 'en' && {
      mode: language,
      base: BASES[language],
      cacheDir: `node_modules/.vite-${language}`,
    }),
  })
}

function pagesOf(vite: ViteDevServer, language: Language): PageHandler {
  const load = async () => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- what Vite builds of the app is a ServerBuild
    const built = (await vite.ssrLoadModule('virtual:remix/server-build')) as unknown as ServerBuild
    return language === 'en' ? built : { ...built, basename: prefixOf(language) }
  }
  return createRequestHandler(load, 'development')
}
