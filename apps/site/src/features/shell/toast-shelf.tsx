import { createToasts, showToast, ToastRegion } from '@fairground/ui/parts/toast.tsx'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useText } from '#app/text.ts'
import { takeTold, toldStore } from '#app/toasts.ts'

const toasts = createToasts()

export function ToastShelf() {
  const t = useText()
  const told = useStore(toldStore, state => state.told)
  useEffect(() => {
    if (told.length === 0) return
    for (const { message, stay } of takeTold()) showToast(toasts, message, { stay })
  }, [told])
  return <ToastRegion toasts={toasts} label={t('shell.toasts')} closeLabel={t('common.close')} />
}
