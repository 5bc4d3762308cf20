export { SwapButton, type SwapButtonProps } from './swap-button.tsx'
