import { catchUp } from '@fairground/rules/playout/catch-up'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'

const lastShown = 4

/** How a game tells what was missed. */
export interface BackWords {
  readonly missed: (count: number) => string
  readonly last: (numbers: string) => string
  /** How one of them is written. */
  readonly one?: (number: number) => string
}

/** Tells somebody who was away how much they missed, where it was too much to be played to them. */
export const useBackNotice = (missed: readonly number[], ended: boolean, words: BackWords): void => {
  const t = useText()
  // Asked at the moment of the return only: the end of a draw is no news of its own.
  const tell = useEffectEvent((numbers: readonly number[]) => {
    const way = catchUp(numbers.length, ended)
    if (numbers.length === 0 || way === 'none' || way === 'fast') return
    const { one = String } = words
    toast({
      tone: 'info',
      title: words.missed(numbers.length),
      text:
        way === 'result'
          ? t('playout.away.overText')
          : words.last(numbers.slice(-lastShown).map(one).join(', ')),
    })
  })
  useEffect(() => tell(missed), [missed])
}
