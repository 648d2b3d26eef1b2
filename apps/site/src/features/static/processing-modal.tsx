import { Modal } from '@fairground/ui/parts/modal.tsx'
import { Spinner } from '@fairground/ui/parts/spinner.tsx'
import { useEffect, useState } from 'react'
import { closeModal, type ModalPayloads } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import styles from './processing-modal.module.css'

const spinnerAfterMs = 400
const stillAfterMs = 5000

/** Something that must not be interrupted. Quick work never shows the spinner. */
export function ProcessingModal({ title }: ModalPayloads['processing']) {
  const t = useText()
  const [phase, setPhase] = useState<'quiet' | 'working' | 'still'>('quiet')
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('working'), spinnerAfterMs),
      setTimeout(() => setPhase('still'), stillAfterMs),
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
