import { useEffect, useEffectEvent } from 'react'
import { useText } from '#core/text/text.ts'

type ShowBallInTitle = (number: number | undefined) => void

/** Shows the ball in the title of a hidden tab: "(44) Saturday Six". Call the returned function at each ball. */
export const useBallInTitle = (title: string, current: () => number | undefined): ShowBallInTitle => {
  const t = useText()
  const show: ShowBallInTitle = number => {
    if (document.hidden && number !== undefined) document.title = t('playout.hiddenTitle', { number, title })
  }
  const updateTitle = useEffectEvent((before: string) => {
    if (document.hidden) show(current())
    else document.title = before
  })
  useEffect(() => {
    const before = document.title
    const onVisibilityChange = () => updateTitle(before)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      document.title = before
    }
  }, [])
  return show
}

/** As `useBallInTitle`, for a page that renders at each ball. */
export const useHiddenTitle = (title: string, number: number | undefined): void => {
  const show = useEffectEvent(useBallInTitle(title, () => number))
  useEffect(() => show(number), [number])
}
