import * as endpoints from '@jatra/contract/account/device-endpoints'
import { sayDone } from '@jatra/contract/messages/say-done'
import { endAllDevices, endDevice, listDevices } from '../domain/auth/devices.ts'
import type { SessionDeps } from '../domain/auth/find-session.ts'
import { jsonInLanguage } from './json.ts'
import type { Routes } from './route.ts'

/** The devices that are signed in to an account. */
export function deviceRoutes(routes: Routes, deps: SessionDeps): void {
  routes.guarded(endpoints.listDevices, ({ params }, session) =>
    listDevices(deps, params.userId, session),
  )
  routes.guarded(endpoints.endDevice, async ({ params, request }) => {
    await endDevice(deps, params.userId, params.deviceId)
    return jsonInLanguage(request, (language) => sayDone('signedOut', language))
  })
  routes.guarded(endpoints.endAllDevices, async ({ params, request }) => {
    await endAllDevices(deps, params.userId)
    return jsonInLanguage(request, (language) => sayDone('signedOutEverywhere', language))
  })
}
