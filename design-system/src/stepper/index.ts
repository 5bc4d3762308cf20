export { NumberStepper, type NumberStepperProps } from './stepper.tsx'
