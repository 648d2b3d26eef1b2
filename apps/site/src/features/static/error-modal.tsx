import { Popup } from '@fairground/ui/parts/popup.tsx'
import { closeModal, type ModalPayloads, openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'

/** The OK popup: says what happened, and OK does what the fault asks for. */
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
