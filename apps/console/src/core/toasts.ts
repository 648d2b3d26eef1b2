import { createToasts, showToast, type ToastMessage } from '@fairground/ui/feedback/toast.tsx'

export const toasts = createToasts()

export const say = (message: ToastMessage): string => showToast(toasts, message)
