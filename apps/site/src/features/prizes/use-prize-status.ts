import type { PrizeItem } from '@fairground/contract/entities/money/prize'
import { useText } from '#core/text/text.ts'
import { longDay } from '#core/time/date.ts'
import { exactText } from '#core/money.ts'

/** When the prize was won, or how and when it was collected. */
export const usePrizeStatus = (prize: PrizeItem): string => {
  const t = useText()
  const { takenAs, collectedDate, wonDate, value, currencyId } = prize
  if (takenAs === null || collectedDate === null) return t('prizes.won', { day: longDay(wonDate) })
  return t(`prizes.taken.${takenAs}`, {
    day: longDay(collectedDate),
    amount: exactText(value, currencyId, 'always'),
  })
}
