import type { Money } from '@fairground/rules/money/money'
import { playsCost, type PlayPrice } from '@fairground/rules/play/cost'
import { Button } from '@fairground/ui/controls/button.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { Stepper } from '@fairground/ui/controls/stepper.tsx'
import { TicketSlip } from '@fairground/ui/games/ticket-slip.tsx'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import type { CardsBuyState } from '#features/instant/cards-buy-state.ts'
import { cardsPriceRows, totalText } from '#features/instant/cards-price.ts'
import type { InstantFamily } from '#kinds/game-family.ts'
import { LimitHeadroom } from '#shared/money/limit-headroom.tsx'
import styles from './buy-panel.module.css'

export interface BuyPanelProps {
  family: InstantFamily
  state: CardsBuyState
  wanted: number
  onWanted: (count: number) => void
  repeats: number
  /** The choice of repeat plays. */
  repeat: ReactNode
  price: PlayPrice
  balance: Money | null
  notice: ReactNode
  /** There is a current card, so buying is not the primary action. */
  quiet: boolean
  onBuy: () => void
}

export function BuyPanel(props: BuyPanelProps) {
  const { family, state, wanted, onWanted, repeats, repeat, price, balance, notice, quiet, onBuy } = props
  const t = useText()
  const label = t('instant.buy.ready', { count: wanted, total: totalText(price, wanted, repeats) })
  return (
    <TicketSlip title={t(`instant.buy.title.${family}`)}>
      <div className={styles.count}>
        <span>{t('instant.buy.howMany')}</span>
        <Stepper
          label={t('instant.buy.howMany')}
          lessLabel={t('instant.buy.less')}
          moreLabel={t('instant.buy.more')}
          value={wanted}
          min={1}
          max={state.kind === 'ready' ? state.max : wanted}
          onChange={onWanted}
        />
      </div>
      {repeat}
      <KeyValueList rows={cardsPriceRows(t, price, { count: wanted, repeats }, balance)} />
      <LimitHeadroom spending="play" amount={playsCost(price, wanted)} />
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
