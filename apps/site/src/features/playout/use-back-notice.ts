import { useEffect } from 'react'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'

const lastShown = 4

/** Tells somebody who was away how much they missed. */
export const useBackNotice = (missed: readonly number[]): void => {
  const t = useText()
  useEffect(() => {
    if (missed.length === 0) return
    toast({
      tone: 'info',
      title: t('playout.away.missed', { count: missed.length }),
      text: t('playout.away.missedText', { numbers: missed.slice(-lastShown).join(', ') }),
    })
  }, [missed, t])
}
