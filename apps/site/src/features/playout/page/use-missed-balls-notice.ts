import { catchUp } from '@fairground/rules/playout/catch-up'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'

const maxNumbers = 4

/** The texts of the notice for one game kind. */
export interface MissedBallsTexts {
  readonly missed: (count: number) => string
  readonly last: (numbers: string) => string
  /** Formats one number. */
  readonly format?: (number: number) => string
}

/** Notifies a returning viewer of missed balls that were too many to play back. */
export const useMissedBallsNotice = (
  missed: readonly number[],
  ended: boolean,
  words: MissedBallsTexts,
): void => {
  const t = useText()
  // An effect event, so that the end of the draw alone does not show the notice.
  const notify = useEffectEvent((numbers: readonly number[]) => {
    const mode = catchUp(numbers.length, ended)
    if (numbers.length === 0 || mode === 'none' || mode === 'fast') return
    const { format = String } = words
    toast({
      tone: 'info',
      title: words.missed(numbers.length),
      text:
        mode === 'result'
          ? t('playout.away.overText')
          : words.last(numbers.slice(-maxNumbers).map(format).join(', ')),
    })
  })
  useEffect(() => notify(missed), [missed])
}
