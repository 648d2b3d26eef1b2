import { Popup } from '@fairground/ui/parts/popup.tsx'
import { closeModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'

export function NotBuiltModal() {
  const t = useText()
  return (
    <Popup open title={t('notBuilt.modalTitle')} okLabel={t('common.ok')} onOk={closeModal}>
      <p>{t('notBuilt.modalText')}</p>
    </Popup>
  )
}
