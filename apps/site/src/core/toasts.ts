import type { ToastMessage } from '@fairground/ui/feedback/toast.tsx'
import { createStore } from 'zustand/vanilla'

export interface QueuedToast {
  readonly message: ToastMessage
  readonly stay: boolean
}

/** Queued toasts; the component that shows them is loaded with the first one. */
export const toastStore = createStore<{ readonly toasts: readonly QueuedToast[] }>(() => ({ toasts: [] }))

/** Errors stay until closed; callers keep messages about money too. The rest disappears after six seconds. */
export const toast = (message: ToastMessage, { stay = message.tone === 'danger' } = {}): void =>
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts, { message, stay }] }))

export const takeToasts = (): readonly QueuedToast[] => {
  const { toasts } = toastStore.getState()
  if (toasts.length > 0) toastStore.setState({ toasts: [] })
  return toasts
}
