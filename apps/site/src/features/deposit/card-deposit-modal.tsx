import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useEffect } from 'react'
import { holdMoment } from '#core/held-moments.ts'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { exactText, toMoney } from '#core/money.ts'
import { PaymentFrame } from './payment-frame.tsx'

export function CardDepositModal({ url, amount, currencyId }: ModalPayloads['cardDeposit']) {
  const t = useText()
  useEffect(() => holdMoment('purchase'), [])
  const isPayment = toMoney(amount, currencyId).amount > 0n
  const sum = exactText(amount, currencyId, 'always')
  return (
    <Modal
      open
      tall
      title={isPayment ? t('deposit.frame.title', { amount: sum }) : t('deposit.frame.confirm')}
      closeLabel={t('common.close')}
      onClose={closeModal}
    >
      <PaymentFrame url={url} />
    </Modal>
  )
}
