export { ToastProvider, type ToastProviderProps } from './toast-provider.tsx'
export { useToast, type Toaster, type ToastMessage } from './toast-context.ts'
