/** Seconds for which a shared cache may keep an answer. */
export const KEPT_SECONDS = 60

/**
 * `Cache-Control` of what is the same for every visitor who is not signed in: our own cache keeps it, and a CDN
 * in front may; a browser asks again each time, and is mostly told that nothing has changed.
 */
export const FOR_EVERYONE = `public, max-age=0, s-maxage=${KEPT_SECONDS}, stale-while-revalidate=${KEPT_SECONDS}`
