import { useEffect } from 'react'
import { useText } from '#app/text.ts'

/** While the tab is in the background its title carries the ball: "(44) Saturday Six". */
export const useHiddenTitle = (title: string, number: number | undefined): void => {
  const t = useText()
  useEffect(() => {
    const before = document.title
    const show = () => {
      document.title =
        document.hidden && number !== undefined ? t('playout.hiddenTitle', { number, title }) : before
    }
    show()
    document.addEventListener('visibilitychange', show)
    return () => {
      document.removeEventListener('visibilitychange', show)
      document.title = before
    }
  }, [title, number, t])
}
