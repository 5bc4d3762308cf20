export { ToastProvider, useToast, type ToastMessage, type ToastProviderProps } from './toast.tsx'
