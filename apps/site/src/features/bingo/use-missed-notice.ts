import { useEffect } from 'react'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'

/** So few are played one after another instead. */
const playedFast = 5
const lastShown = 4

/** Tells somebody who was away for many balls how many, and the last of them. */
export const useMissedNotice = (missed: readonly number[]): void => {
  const t = useText()
  useEffect(() => {
    if (missed.length <= playedFast) return
    toast({
      tone: 'info',
      title: t('bingo.playout.missed', { count: missed.length }),
      text: t('bingo.playout.missedText', { numbers: missed.slice(-lastShown).join(', ') }),
    })
  }, [missed, t])
}
