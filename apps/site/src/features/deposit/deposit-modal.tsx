import { Button } from '@fairground/ui/parts/button.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { closeModal, type ModalPayloads } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { safeNodes } from '#shared/safe-html.tsx'

/** What the operator wants to have said before a deposit. */
export function DepositModal({ title, html, onContinue }: ModalPayloads['deposit']) {
  const t = useText()
  return (
    <Modal
      open
      title={title}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={
        <>
          <Button onPress={closeModal}>{t('deposit.popup.cancel')}</Button>
          <Button
            tone="primary"
            onPress={() => {
              closeModal()
              onContinue()
            }}
          >
            {t('deposit.popup.goOn')}
          </Button>
        </>
      }
    >
      <div className="prose">{safeNodes(html)}</div>
    </Modal>
  )
}
