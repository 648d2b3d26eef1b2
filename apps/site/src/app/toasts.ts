import type { ToastMessage } from '@fairground/ui/parts/toast.tsx'
import { createStore } from 'zustand/vanilla'

export interface Told {
  readonly message: ToastMessage
  readonly stay: boolean
}

/** Notices on their way to the screen; the part that shows them is fetched with the first. */
export const toldStore = createStore<{ readonly told: readonly Told[] }>(() => ({ told: [] }))

/** Errors stay until closed, and money should; the rest leaves after six seconds. */
export const toast = (message: ToastMessage, { stay = message.tone === 'danger' } = {}): void =>
  toldStore.setState(({ told }) => ({ told: [...told, { message, stay }] }))

export const takeTold = (): readonly Told[] => {
  const { told } = toldStore.getState()
  if (told.length > 0) toldStore.setState({ told: [] })
  return told
}
