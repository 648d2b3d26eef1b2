import { joinWords } from '#core/format/join-words.ts'
import type { Sum } from '#core/format/sum-amounts.ts'
import { useFormat } from './use-format.ts'

/** £2,125.00, or £2,125.00 and €30.00. */
export const useSums = (): ((sums: readonly Sum[]) => string) => {
  const { amount } = useFormat()
  return sums =>
    sums.length === 0 ? amount(0) : joinWords(sums.map(sum => amount(sum.amount, sum.currency)))
}
