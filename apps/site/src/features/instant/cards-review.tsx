import type { Money } from '@fairground/rules/money/money'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { Button } from '@fairground/ui/parts/button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import { cardsPriceRows, totalText } from '#features/instant/cards-price.ts'

export interface CardsReviewProps {
  open: boolean
  title: string
  count: number
  price: PlayPrice
  balance: Money | null
  buying: boolean
  blocked: string | undefined
  notice: ReactNode
  onBack: () => void
  onBuy: () => void
}

/** The last look before money moves. */
export function CardsReview(props: CardsReviewProps) {
  const { open, title, count, price, balance, buying, blocked, notice, onBack, onBuy } = props
  const t = useText()
  const total = totalText(price, count)
  return (
    <Modal
      open={open}
      onClose={onBack}
      title={t('instant.buy.ready', { count, total })}
      closeLabel={t('instant.buy.close')}
      mustAnswer={buying}
      actions={
        <>
          {!buying && <Button onPress={onBack}>{t('instant.buy.back')}</Button>}
          <Button tone="primary" loading={buying} disabledReason={blocked} onPress={onBuy}>
            {t('instant.buy.confirm', { total })}
          </Button>
        </>
      }
    >
      <p>
        <b>{title}</b>
      </p>
      <KeyValueList rows={cardsPriceRows(t, price, count, balance)} />
      {notice}
      <p className="small muted">{t('instant.decided')}</p>
    </Modal>
  )
}
