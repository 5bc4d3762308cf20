import { globalStyle } from '@vanilla-extract/css'
import { boxScale } from './box-scale.ts'

// Narrow properties come after wide ones, so that `paddingInline` wins over `padding`.
for (const [property, values] of Object.entries(boxScale)) {
  for (const [name, value] of Object.entries(values)) {
    globalStyle(`.jatra-box-${property}-${name}`, { [property]: value })
  }
}
