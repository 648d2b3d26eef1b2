import { useEffect, useEffectEvent } from 'react'
import { useText } from '#app/text.ts'

/** While the tab is in the background its title carries the ball: "(44) Saturday Six". */
export const useHiddenTitle = (title: string, number: number | undefined): void => {
  const t = useText()
  const show = useEffectEvent((ball: number | undefined) => {
    if (document.hidden && ball !== undefined)
      document.title = t('playout.hiddenTitle', { number: ball, title })
  })
  const turn = useEffectEvent((before: string) => {
    if (document.hidden) show(number)
    else document.title = before
  })
  useEffect(() => {
    const before = document.title
    const turned = () => turn(before)
    document.addEventListener('visibilitychange', turned)
    return () => {
      document.removeEventListener('visibilitychange', turned)
      document.title = before
    }
  }, [])
  useEffect(() => show(number), [number])
}
