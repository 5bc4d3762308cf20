export { Box, type BoxProps, type BoxStyle } from './box.tsx'
