import { Button } from '@fairground/ui/parts/button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { closeModal } from '#app/modals.ts'
import { useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { useLeaveTo } from '#shared/use-leave-to.ts'

/** A full stop: no form, no second try. */
export function TooYoung() {
  const t = useText()
  const leaveTo = useLeaveTo()
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
