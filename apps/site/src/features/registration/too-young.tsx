import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { closeModal } from '#core/modals.ts'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'

/** Offers neither a form nor a retry. */
export function TooYoung() {
  const t = useText()
  const leaveTo = useLeaveModal()
  const age = useSession().data?.configuration.minimumAge ?? 18
  return (
    <Modal
      open
      title={t('register.tooYoung.title', { age })}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <>
          <Button onPress={() => leaveTo('/contact')}>{t('register.tooYoung.contact')}</Button>
          <Button onPress={closeModal}>{t('common.close')}</Button>
        </>
      }
    >
      <p>{t('register.tooYoung.text')}</p>
      <p className="muted">{t('register.tooYoung.mistake')}</p>
    </Modal>
  )
}
