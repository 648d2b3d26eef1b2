import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Long enough to read that it is over. */
const lingerMs = 1600

/** Goes on to the result once the show has ended; at once for somebody who came after the end. */
export const useToGameOver = (gameInstanceId: number, ended: boolean): void => {
  const navigate = useNavigate()
  const watched = useRef(false)
  useEffect(() => {
    if (!ended) {
      watched.current = true
      return
    }
    const timer = setTimeout(
      () => void navigate(`/bingo/gameover?id=${gameInstanceId}`, { replace: true }),
      watched.current ? lingerMs : 0,
    )
    return () => clearTimeout(timer)
  }, [ended, gameInstanceId, navigate])
}
