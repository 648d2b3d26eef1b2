import { useEffect, useEffectEvent } from 'react'
import { useText } from '#app/text.ts'

type ShowBall = (number: number | undefined) => void

/** While the tab is in the background its title carries the ball: "(44) Saturday Six". Gives what to call at each ball. */
export const useBallInTitle = (title: string, current: () => number | undefined): ShowBall => {
  const t = useText()
  const show: ShowBall = number => {
    if (document.hidden && number !== undefined) document.title = t('playout.hiddenTitle', { number, title })
  }
  const turn = useEffectEvent((before: string) => {
    if (document.hidden) show(current())
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
  return show
}

/** The same for a page that is drawn anew with each ball. */
export const useHiddenTitle = (title: string, number: number | undefined): void => {
  const show = useEffectEvent(useBallInTitle(title, () => number))
  useEffect(() => show(number), [number])
}
