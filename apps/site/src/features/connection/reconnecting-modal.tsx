import { reconnectingRedirectMs } from '@fairground/contract/constants'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { Spinner } from '@fairground/ui/parts/spinner.tsx'
import { useEffect } from 'react'
import { closeModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import styles from './connection.module.css'

/** Fault 101: the session is lost on the server; after three seconds the site starts again from its root. */
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
