export {
  Grid,
  Inline,
  Stack,
  type Gap,
  type GridProps,
  type InlineProps,
  type StackProps,
} from './stack.tsx'
