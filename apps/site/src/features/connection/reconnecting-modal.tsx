import { reconnectingRedirectMs } from '@fairground/contract/constants'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { useEffect } from 'react'
import { closeModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import styles from './connection.module.css'

/** Fault 101: the server has lost the session. The site reloads from its root after three seconds. */
export function ReconnectingModal() {
  const t = useText()
  useEffect(() => {
    const timer = setTimeout(() => location.assign('/'), reconnectingRedirectMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Modal
      open
      mustAnswer
      title={t('connection.idleTitle')}
      closeLabel={t('common.close')}
      onClose={closeModal}
    >
      <p className={styles.line} role="status">
        <Spinner />
        {t('connection.safe')}
      </p>
    </Modal>
  )
}
