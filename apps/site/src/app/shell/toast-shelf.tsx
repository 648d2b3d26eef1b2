import { createToasts, showToast, ToastRegion } from '@fairground/ui/feedback/toast.tsx'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useText } from '#core/text/text.ts'
import { takeToasts, toastStore } from '#core/toasts.ts'

const toasts = createToasts()

export function ToastShelf() {
  const t = useText()
  const queued = useStore(toastStore, state => state.toasts)
  useEffect(() => {
    if (queued.length === 0) return
    for (const { message, stay } of takeToasts()) showToast(toasts, message, { stay })
  }, [queued])
  return <ToastRegion toasts={toasts} label={t('shell.toasts')} closeLabel={t('common.close')} />
}
