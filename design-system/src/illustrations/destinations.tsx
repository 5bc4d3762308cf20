import { Picture, type PictureProps } from './picture.tsx'
import coxsBazar from './coxs-bazar.svg?no-inline'
import sriLanka from './sri-lanka.svg?no-inline'
import nepal from './nepal.svg?no-inline'
import malaysia from './malaysia.svg?no-inline'
import thailand from './thailand.svg?no-inline'
import delhi from './delhi.svg?no-inline'
import singapore from './singapore.svg?no-inline'
import sajek from './sajek.svg?no-inline'
import sundarbans from './sundarbans.svg?no-inline'
import sylhet from './sylhet.svg?no-inline'
import maldives from './maldives.svg?no-inline'
import dubai from './dubai.svg?no-inline'
import istanbul from './istanbul.svg?no-inline'
import umrah from './umrah.svg?no-inline'

/** Cox's Bazar: the long beach, moon boats drawn up on the sand, the hills of Himchari. 8:5. */
export function CoxsBazar(props: PictureProps) {
  return <Picture {...props} source={coxsBazar} width={800} height={500} />
}

/** Sri Lanka: Sigiriya over the jungle, tea hills in rows of stitches, the hill train. 8:5. */
export function SriLanka(props: PictureProps) {
  return <Picture {...props} source={sriLanka} width={800} height={500} />
}

/** Nepal: the great peaks, a stupa, prayer flags strung across the valley. 8:5. */
export function Nepal(props: PictureProps) {
  return <Picture {...props} source={nepal} width={800} height={500} />
}

/** Malaysia: twin towers rising out of the rainforest. 8:5. */
export function Malaysia(props: PictureProps) {
  return <Picture {...props} source={malaysia} width={800} height={500} />
}

/** Thailand: limestone bay at sunset, a longtail boat with scarves on its prow. 8:5. */
export function Thailand(props: PictureProps) {
  return <Picture {...props} source={thailand} width={800} height={500} />
}

/** Delhi: the gate, rickshaws on the avenue, kites on stitched strings. 8:5. */
export function Delhi(props: PictureProps) {
  return <Picture {...props} source={delhi} width={800} height={500} />
}

/** Singapore: the bay, three towers and their sky park, bumboats. 8:5. */
export function Singapore(props: PictureProps) {
  return <Picture {...props} source={singapore} width={800} height={500} />
}

/** Sajek: stilted cottages on the ridge, a sea of clouds in the valley. 8:5. */
export function Sajek(props: PictureProps) {
  return <Picture {...props} source={sajek} width={800} height={500} />
}

/** The Sundarbans: a tiger crosses the stream, a country boat, deer under the mangroves. 8:5. */
export function Sundarbans(props: PictureProps) {
  return <Picture {...props} source={sundarbans} width={800} height={500} />
}

/** Sylhet: tea gardens under shade trees, the clear river, the falls of Meghalaya. 8:5. */
export function Sylhet(props: PictureProps) {
  return <Picture {...props} source={sylhet} width={800} height={500} />
}

/** Maldives: villas on stilts along their jetty, a dhoni on the lagoon. 8:5. */
export function Maldives(props: PictureProps) {
  return <Picture {...props} source={maldives} width={800} height={500} />
}

/** Dubai: the tall tower and the sail behind the dunes, a caravan on its stitched way. 8:5. */
export function Dubai(props: PictureProps) {
  return <Picture {...props} source={dubai} width={800} height={500} />
}

/** Istanbul: a mosque above the Bosphorus, Galata, a ferry, tulips on the near shore. 8:5. */
export function Istanbul(props: PictureProps) {
  return <Picture {...props} source={istanbul} width={800} height={500} />
}

/** Umrah: pilgrims circle the Kaaba along stitched rings, the arcades of the mosque behind. 8:5. */
export function Umrah(props: PictureProps) {
  return <Picture {...props} source={umrah} width={800} height={500} />
}
