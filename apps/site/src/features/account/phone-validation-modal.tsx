import { readablePhone } from '@fairground/places/phone'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useId } from 'react'
import { thrownText } from '#app/error-text.ts'
import { closeModal } from '#app/modals.ts'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { maskedPhone } from '#features/account/phone-code.ts'
import { PhoneCodeForm } from '#features/account/phone-code-form.tsx'
import { usePhoneValidation } from '#features/account/use-phone-validation.ts'
import styles from './phone-validation-modal.module.css'

/** Two steps: where the code goes, and the code itself. Opened anew it starts from the first. */
export function PhoneValidationModal() {
  const t = useText()
  const form = useId()
  const phone = usePlayer()?.details.phoneMobile ?? ''
  const validation = usePhoneValidation(phone)
  const { requestId, send, check } = validation
  const asked = requestId !== undefined
  const shown = maskedPhone(readablePhone(phone))
  return (
    <Modal
      open
      title={t('account.phoneCode.title')}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        asked ? (
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
        {asked ? (
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
