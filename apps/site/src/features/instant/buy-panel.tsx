import type { Money } from '@fairground/rules/money/money'
import { costOfPlays, type PlayPrice } from '@fairground/rules/play/cost'
import { Button } from '@fairground/ui/parts/button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { Stepper } from '@fairground/ui/parts/stepper.tsx'
import { TicketSlip } from '@fairground/ui/parts/ticket-slip.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import type { CardsBuyState } from '#features/instant/cards-buy-state.ts'
import { cardsPriceRows, totalText } from '#features/instant/cards-price.ts'
import { LimitHeadroom } from '#shared/limit-headroom.tsx'
import styles from './buy-panel.module.css'

export interface BuyPanelProps {
  kind: 'scratchcard' | 'crossword'
  state: CardsBuyState
  wanted: number
  onWanted: (count: number) => void
  price: PlayPrice
  balance: Money | null
  notice: ReactNode
  /** A card is in hand: buying is not the main thing to do. */
  quiet: boolean
  onBuy: () => void
}

export function BuyPanel(props: BuyPanelProps) {
  const { kind, state, wanted, onWanted, price, balance, notice, quiet, onBuy } = props
  const t = useText()
  const label = t('instant.buy.ready', { count: wanted, total: totalText(price, wanted) })
  return (
    <TicketSlip title={t(`instant.buy.title.${kind}`)}>
      <div className={styles.count}>
        <span>{t('instant.buy.howMany')}</span>
        <Stepper
          label={t('instant.buy.howMany')}
          lessLabel={t('instant.buy.less')}
          moreLabel={t('instant.buy.more')}
          value={wanted}
          min={1}
          max={state.kind === 'ready' ? state.most : wanted}
          onChange={onWanted}
        />
      </div>
      <KeyValueList rows={cardsPriceRows(t, price, wanted, balance)} />
      <LimitHeadroom of="play" spends={costOfPlays(price, wanted)} />
      {notice}
      <div className={styles.buy}>
        <Button
          tone={quiet ? 'secondary' : 'primary'}
          size="lg"
          full
          disabledReason={state.kind === 'ready' ? undefined : t(`instant.blocked.${state.kind}`)}
          onPress={onBuy}
        >
          {label}
        </Button>
      </div>
      <p className={styles.decided}>{t('instant.decided')}</p>
    </TicketSlip>
  )
}
