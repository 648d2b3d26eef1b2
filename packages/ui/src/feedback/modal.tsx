import { type ComponentType, useEffect, useState } from 'react'
import type { ModalProps } from './modal-props.ts'

/** The first paint of the page has the network for itself. */
const prefetchAfterMs = 500

let loaded: ComponentType<ModalProps> | null = null

/** Loads the machinery of dialogs, which is large. A failed load is repeated when a dialog opens. */
export const loadModalDialog = async (): Promise<ComponentType<ModalProps> | null> => {
  try {
    loaded ??= (await import('./modal-dialog.tsx')).ModalDialog
  } catch {
    // The page reports a lost connection.
  }
  return loaded
}

/** A dialog. A page paints before its machinery has arrived. */
export function Modal(props: ModalProps) {
  const { open } = props
  const [ModalDialog, setModalDialog] = useState(() => loaded)
  useEffect(() => {
    if (ModalDialog !== null) return undefined
    const load = async (): Promise<void> => {
      const part = await loadModalDialog()
      setModalDialog(() => part)
    }
    const timer = setTimeout(() => void load(), open ? 0 : prefetchAfterMs)
    return () => clearTimeout(timer)
  }, [open, ModalDialog])
  return ModalDialog && <ModalDialog {...props} />
}
