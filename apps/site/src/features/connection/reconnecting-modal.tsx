import { reconnectingRedirectMs } from '@fairground/contract/constants'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { useEffect } from 'react'
import { closeModal } from '#core/modals.ts'
import { errorText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import styles from './connection.module.css'

/** Fault 101: the server has lost the session. The site reloads from its root after three seconds. */
export function ReconnectingModal() {
  const t = useText()
  const { title = t('connection.idleTitle'), text } = errorText('session.lost')
  useEffect(() => {
    const timer = setTimeout(() => location.assign('/'), reconnectingRedirectMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Modal open mustAnswer title={title} closeLabel={t('common.close')} onClose={closeModal}>
      <p className={styles.line} role="status">
        <Spinner />
        {text}
      </p>
    </Modal>
  )
}
