import { lazy, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { lazyPage } from '#core/lazy-page.ts'
import { toastStore } from '#core/toasts.ts'

const ToastShelf = lazy(lazyPage(async () => (await import('./toast-shelf.tsx')).ToastShelf))

export function ToastHost() {
  const hasToasts = useStore(toastStore, ({ toasts }) => toasts.length > 0)
  const [needed, setWanted] = useState(false)
  if (hasToasts && !needed) setWanted(true)
  return needed ? (
    <Suspense>
      <ToastShelf />
    </Suspense>
  ) : null
}
