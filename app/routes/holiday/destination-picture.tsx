import type { ReactElement } from 'react'
import type { PictureName } from '@jatra/contract/places/destinations'
import {
  CoxsBazar,
  Delhi,
  Dubai,
  Istanbul,
  Malaysia,
  Maldives,
  Nepal,
  Sajek,
  Singapore,
  SriLanka,
  Sundarbans,
  Sylhet,
  Thailand,
  Umrah,
  type PictureProps,
} from '@jatra/design-system/illustrations'

const pictures: Record<PictureName, (props: PictureProps) => ReactElement> = {
  'sri-lanka': SriLanka,
  nepal: Nepal,
  malaysia: Malaysia,
  thailand: Thailand,
  delhi: Delhi,
  'coxs-bazar': CoxsBazar,
  sajek: Sajek,
  sundarbans: Sundarbans,
  sylhet: Sylhet,
  singapore: Singapore,
  maldives: Maldives,
  dubai: Dubai,
  istanbul: Istanbul,
  umrah: Umrah,
}

/** The picture that a package names; it fills its box. */
export function DestinationPicture({ name, ...props }: PictureProps & { name: PictureName }) {
  const Drawing = pictures[name]
  return <Drawing fit="slice" {...props} />
}
