import { Picture, type PictureProps } from './picture.tsx'
import file from './istanbul.svg?no-inline'

/**
 * Istanbul: a mosque above the Bosphorus, Galata, a ferry, tulips on the near shore. 8:5.
 */
export function Istanbul(props: PictureProps) {
  return <Picture {...props} source={`${file}#istanbul`} width={800} height={500} />
}
