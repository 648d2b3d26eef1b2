import { useEffect } from 'react'
import { closeModal, modalStore, openModal } from '#core/modals.ts'

const openName = () => modalStore.getState().current?.name

/** Most purchases and orders are over before. */
const afterMs = 1500

/** Blocks the page while work with money takes longer than a moment. An open modal shows its own progress. */
export const useProcessingModal = (busy: boolean): void =>
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => {
      if (openName() === undefined) openModal('processing', {})
    }, afterMs)
    return () => {
      clearTimeout(timer)
      if (openName() === 'processing') closeModal()
    }
  }, [busy])
