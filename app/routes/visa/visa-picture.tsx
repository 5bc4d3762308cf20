import type { ReactElement } from 'react'
import type { Visa } from '@jatra/contract/visa/visa'
import {
  Malaysia,
  Singapore,
  SriLanka,
  Thailand,
  type PictureProps,
} from '@jatra/design-system/illustrations'

const pictures: Record<Visa['image'], (props: PictureProps) => ReactElement> = {
  'sri-lanka': SriLanka,
  malaysia: Malaysia,
  singapore: Singapore,
  thailand: Thailand,
}

/** The picture that a visa names; it fills its box. */
export function VisaPicture({ name }: { name: Visa['image'] }) {
  const Drawing = pictures[name]
  return <Drawing fit="slice" />
}
