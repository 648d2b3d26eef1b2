import type { MoneyFormat } from '#parts/form/texts/money-text.ts'
import { isSameValue } from '#parts/form/model/paths.ts'
import { AmountCell, CountCell, TextCell } from './cell-input.tsx'
import styles from './prizes.module.css'

type Prize = Readonly<Record<string, unknown>>

interface PrizeAmountProps {
  readonly tier: string
  readonly prize: Prize
  /** The prize of the live version. */
  readonly live: Prize | undefined
  readonly money: MoneyFormat
  readonly onChange: (prize: Prize) => void
}

const withField = (prize: Prize, name: string, value: unknown): Prize => {
  const { [name]: _, ...rest } = prize
  return value === undefined ? rest : { ...rest, [name]: value }
}

/** What a tier pays: a growing jackpot, a share of the fund, an amount or an item. */
export function PrizeAmount({ tier, prize, live, money, onChange }: PrizeAmountProps) {
  const field = (name: string, words: string) => ({
    label: `${tier}, ${words}`,
    value: prize[name],
    onChange: (value: unknown) => onChange(withField(prize, name, value)),
    isChanged: live !== undefined && !isSameValue(live[name], prize[name]),
    money,
  })
  const kind = prize['kind']
  return (
    <span className={styles.amounts}>
      {kind === 'jackpot' && (
        <>
          <AmountCell {...field('seed', 'guaranteed jackpot')} before="from" />
          <AmountCell {...field('minimum', 'least a winner gets')} before="min" />
        </>
      )}
      {kind === 'share' && (
        <>
          <CountCell {...field('percent', 'share of the prize fund in percent')} after="%" />
          <AmountCell {...field('minimum', 'least a winner gets')} before="min" />
        </>
      )}
      {kind === 'fixed' && <AmountCell {...field('amount', 'amount')} />}
      {kind === 'item' && (
        <>
          <TextCell {...field('item', 'item')} />
          <AmountCell {...field('cashOption', 'cash instead of the item')} before="or" />
        </>
      )}
    </span>
  )
}
