import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { useEffect, useState } from 'react'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import styles from './processing-modal.module.css'

const SPINNER_AFTER_MS = 400
const SLOW_AFTER_MS = 5000

/** Blocks the page during work that must not be interrupted. The spinner appears only after 400 ms. */
export function ProcessingModal({ title }: ModalPayloads['processing']) {
  const t = useText()
  const [phase, setPhase] = useState<'quiet' | 'working' | 'still'>('quiet')
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('working'), SPINNER_AFTER_MS),
      setTimeout(() => setPhase('still'), SLOW_AFTER_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <Modal
      open
      mustAnswer
      title={title ?? t('processing.title')}
      closeLabel={t('common.close')}
      onClose={closeModal}
    >
      <p className={styles.line} role="status">
        {phase !== 'quiet' && <Spinner />}
        {phase === 'still' ? t('processing.still') : t('processing.text')}
      </p>
    </Modal>
  )
}
