import { formatPhone } from '@fairground/places/phone'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useId } from 'react'
import { thrownText } from '#core/text/error-text.ts'
import { closeModal } from '#core/modals.ts'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { maskedPhone } from '#shared/account/phone-code.ts'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { usePhoneValidation } from './use-phone-validation.ts'
import styles from './phone-validation-modal.module.css'

/** Two steps: choose the channel, then enter the code. Reopening the modal starts from the first step. */
export function PhoneValidationModal({ home = false }: { home?: boolean }) {
  const t = useText()
  const form = useId()
  const details = usePlayer()?.details
  const mobile = details?.phonePending ?? details?.phoneMobile
  const phone = (home ? details?.phoneHome : mobile) ?? ''
  const validation = usePhoneValidation(phone)
  const { requestId, send, check } = validation
  const codeSent = requestId !== undefined
  const shown = maskedPhone(formatPhone(phone))
  return (
    <Modal
      open
      title={t('account.phoneCode.title')}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        codeSent ? (
          <Button tone="primary" size="lg" full type="submit" form={form} loading={check.isPending}>
            {t('account.phoneCode.check')}
          </Button>
        ) : (
          <>
            <Button onPress={() => send.mutate('call')} loading={send.isPending && send.variables === 'call'}>
              {t('account.phoneCode.call')}
            </Button>
            <Button
              tone="primary"
              onPress={() => send.mutate('sms')}
              loading={send.isPending && send.variables === 'sms'}
            >
              {t('account.phoneCode.text')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.steps}>
        {codeSent ? (
          <PhoneCodeForm id={form} phone={shown} validation={validation} />
        ) : (
          <p>
            {t('account.phoneCode.where')}{' '}
            <b className="num" dir="ltr">
              {shown}
            </b>
          </p>
        )}
        {send.isError && (
          <Note tone="danger" icon="warning" live>
            {thrownText(send.error)}
          </Note>
        )}
      </div>
    </Modal>
  )
}
