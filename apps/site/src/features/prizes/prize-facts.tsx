import type { PrizeItem } from '@fairground/contract/entities/money/prize'
import { KeyValueList, type KeyValueRow } from '@fairground/ui/layout/key-value-list.tsx'
import { useText } from '#core/text/text.ts'
import { longDay } from '#core/time/date.ts'
import { exactText } from '#core/money.ts'

export function PrizeFacts({ prize }: { prize: PrizeItem }) {
  const t = useText()
  const { value, cashOption, currencyId, wonDate, collectedDate, takenAs } = prize
  const rows: KeyValueRow[] = [
    { id: 'game', term: t('prizes.facts.game'), value: prize.description },
    { id: 'won', term: t('prizes.facts.won'), value: longDay(wonDate) },
    { id: 'value', term: t('prizes.facts.value'), value: exactText(value, currencyId, 'always') },
  ]
  if (takenAs === null)
    rows.push({
      id: 'cash',
      term: t('prizes.facts.cash'),
      value: cashOption === null ? t('prizes.facts.noCash') : exactText(cashOption, currencyId, 'always'),
    })
  else rows.push({ id: 'as', term: t('prizes.facts.as'), value: t(`prizes.facts.taken.${takenAs}`) })
  if (collectedDate !== null)
    rows.push({ id: 'when', term: t('prizes.facts.when'), value: longDay(collectedDate) })
  return <KeyValueList rows={rows} />
}
