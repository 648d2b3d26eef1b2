import { Popup } from '@fairground/ui/feedback/popup.tsx'
import { closeModal, type ModalPayloads, openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'

/** Shows an error text; OK performs the follow-up action of the error. */
export function ErrorModal({ title, text, after = 'stay' }: ModalPayloads['error']) {
  const t = useText()
  const ok = () => {
    closeModal()
    if (after === 'root') location.assign('/')
    if (after === 'reload') location.reload()
    if (after === 'login') openModal('login', {})
  }
  return (
    <Popup open title={title ?? t('errorModal.title')} okLabel={t('common.ok')} onOk={ok}>
      <p>{text}</p>
    </Popup>
  )
}
