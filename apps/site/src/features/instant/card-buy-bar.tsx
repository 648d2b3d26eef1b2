import type { PlayPrice } from '@fairground/rules/play/cost'
import { BuyBar } from '@fairground/ui/money/buy-bar.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useText } from '#core/text/text.ts'
import type { CardsBuyState } from '#features/instant/cards-buy-state.ts'
import { totalText } from '#features/instant/cards-price.ts'

export interface CardBuyBarProps {
  state: CardsBuyState
  count: number
  repeats: number
  price: PlayPrice
  onBuy: () => void
}

/** The buy bar at the bottom of a phone, shown without a current card. */
export function CardBuyBar({ state, count, repeats, price, onBuy }: CardBuyBarProps) {
  const t = useText()
  if (state.kind !== 'ready') return null
  const total = totalText(price, count, repeats)
  return (
    <BuyBar note={t('instant.buy.count', { count })} total={total}>
      <Button tone="primary" full onPress={onBuy}>
        {t('instant.buy.ready', { count, total })}
      </Button>
    </BuyBar>
  )
}
