import { lazy, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { lazyPage } from './lazy-page.ts'
import { toldStore } from './toasts.ts'

const ToastShelf = lazy(lazyPage(async () => (await import('#features/shell/toast-shelf.tsx')).ToastShelf))

export function ToastHost() {
  const any = useStore(toldStore, ({ told }) => told.length > 0)
  const [wanted, setWanted] = useState(false)
  if (any && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <ToastShelf />
    </Suspense>
  ) : null
}
