import { data } from '@remix-run/node'
import Bowser from 'bowser'
import {
  endAllDevices,
  endDevice,
  listDevices,
  type Device,
} from '@jatra/contract/account/device-endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { DomainError } from '@jatra/contract/http/problem'
import type { AppContext } from '~/server/context.server.ts'
import { afterLogout } from '~/routes/auth/addresses.ts'
import { leave } from '~/server/session/leave.server.ts'
import { formatDate, formatTime } from '~/messages/format.ts'
import { passwords } from '~/messages/passwords.ts'

const copy = passwords.devices

/** A device as the page shows it. */
export interface DeviceView {
  id: string
  name: string
  current: boolean
  /** When the device signed in and when it was last used. */
  facts: string
}

/** Null when they could not be read: the rest of the page works without them. */
export async function loadDevices(
  { api }: AppContext,
  userId: string,
): Promise<DeviceView[] | null> {
  try {
    return (await api.call(listDevices, { params: { userId } })).map(viewDevice)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Signs out one device or all. One that is signed out already counts as signed out. */
export async function logOutDevices({ api, session }: AppContext, userId: string, form: FormData) {
  const deviceId = form.get('device')
  try {
    if (typeof deviceId !== 'string' || deviceId === '') {
      await api.call(endAllDevices, { params: { userId } })
    } else {
      await api.call(endDevice, { params: { userId, deviceId } })
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.status !== 404) return data({ failed: error.message }, { status: error.status })
  }
  if (deviceId && form.get('current') !== 'yes') return data({ ended: true })
  throw leave(session, afterLogout(deviceId ? 'here' : 'everywhere'))
}

function viewDevice({ _id, userAgent, createdAt, lastUsedAt, current }: Device): DeviceView {
  const dateOf = (instant: string) => formatDate(todayInDhaka(Date.parse(instant)))
  const signedIn = copy.signedIn(dateOf(createdAt))
  const lastUsed = copy.lastUsed(dateOf(lastUsedAt), formatTime(lastUsedAt))
  return {
    id: _id,
    name: nameDevice(userAgent),
    current,
    facts: current ? signedIn : `${signedIn}. ${lastUsed}`,
  }
}

/** `Chrome on Android`: what a browser says of itself, as a person would. */
export function nameDevice(userAgent: string | null): string {
  if (!userAgent) return copy.unknown
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return copy.unknown
  // Samsung's is called 'Samsung Internet for Android'.
  const name = browser.name.replace(/ for Android$/, '')
  return os.name ? copy.named(name, os.name) : name
}
