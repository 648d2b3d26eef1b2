import { Button } from '@fairground/ui/controls/button.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { safeNodes } from '#shared/layout/safe-html.tsx'

/** The operator's notice before a deposit. */
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
