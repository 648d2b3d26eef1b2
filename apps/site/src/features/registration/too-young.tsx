import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { closeModal } from '#core/modals.ts'
import { observe } from '#core/observe.ts'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import { tooYoungHours } from './too-young-memory.ts'

/** Offers no form: a wrong date of birth is corrected by support, or after the block. */
export function TooYoung() {
  const t = useText()
  const leaveTo = useLeaveModal()
  const age = useSession().data?.configuration.minimumAge ?? 18
  const text = t('register.tooYoung.text')
  observe('shown', 'registration.tooYoung', text)
  return (
    <Modal
      open
      title={t('register.tooYoung.title', { age })}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <>
          <Button onPress={closeModal}>{t('common.close')}</Button>
          <Button tone="primary" icon="mail" onPress={() => leaveTo('/contact')}>
            {t('register.tooYoung.contact')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <p>{t('register.tooYoung.mistake', { hours: tooYoungHours })}</p>
    </Modal>
  )
}
