import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Long enough for the stage to roll up before the result takes its place. */
const rollUpMs = 1600

/** Goes on to the result once the show has ended; at once for somebody who came after the end. */
export const useToResult = (gameInstanceId: number, ended: boolean): void => {
  const navigate = useNavigate()
  const watched = useRef(false)
  useEffect(() => {
    if (!ended) {
      watched.current = true
      return
    }
    const timer = setTimeout(
      () => void navigate(`/gameOverLottery?id=${gameInstanceId}`, { replace: true }),
      watched.current ? rollUpMs : 0,
    )
    return () => clearTimeout(timer)
  }, [ended, gameInstanceId, navigate])
}
