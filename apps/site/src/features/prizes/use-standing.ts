import type { PrizeItem } from '@fairground/contract/entities/prize'
import { useText } from '#app/text.ts'
import { longDay } from '#shared/date.ts'
import { exactText } from '#shared/money.ts'

/** When it was won, or what became of it and when. */
export const useStanding = (prize: PrizeItem): string => {
  const t = useText()
  const { takenAs, collectedDate, wonDate, value, currencyId } = prize
  if (takenAs === null || collectedDate === null) return t('prizes.won', { day: longDay(wonDate) })
  return t(`prizes.taken.${takenAs}`, {
    day: longDay(collectedDate),
    amount: exactText(value, currencyId, 'always'),
  })
}
