import { catchUp } from '@fairground/rules/playout/catch-up'
import { useEffect, useRef } from 'react'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'

const lastShown = 4

/** Tells somebody who was away how much they missed, where it was too much to be played to them. */
export const useBackNotice = (missed: readonly number[], ended: boolean): void => {
  const t = useText()
  // Asked at the moment of the return only: the end of a draw is no news of its own.
  const isEnded = useRef(ended)
  useEffect(() => {
    isEnded.current = ended
  }, [ended])
  useEffect(() => {
    const way = catchUp(missed.length, isEnded.current)
    if (missed.length === 0 || way === 'none' || way === 'fast') return
    toast({
      tone: 'info',
      title: t('playout.away.missed', { count: missed.length }),
      text:
        way === 'result'
          ? t('playout.away.overText')
          : t('playout.away.missedText', { numbers: missed.slice(-lastShown).join(', ') }),
    })
  }, [missed, t])
}
