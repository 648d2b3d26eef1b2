import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openModal } from '#core/modals.ts'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'
import { achievementsQuery } from '#shared/rewards/progress-queries.ts'
import { useQuietMoment } from './use-quiet-moment.ts'

/** The first page has the network for itself. */
const startAfterMs = 8000
/** Limits, breaks and favourites change achievements without a report of the browser. */
const refetchMs = 300_000
const resultPages = /^\/(bingo\/)?gameover/i

/** Renders nothing: it opens the moment of a new badge, one at a time, when nothing else is going on. */
export function RewardWatch() {
  const [started, setStarted] = useState(false)
  const player = useAccountPlayer()
  const isOn = useIsFeatureOn('achievements')
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), startAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({
    ...achievementsQuery,
    enabled: started && isOn && player !== null,
    refetchInterval: refetchMs,
  })
  const next = data?.achievements.find(({ reachedAt, acknowledged }) => reachedAt !== null && !acknowledged)
  const achievementId = next?.achievementId
  useQuietMoment(
    achievementId,
    () => {
      if (achievementId !== undefined) openModal('newAchievement', { achievementId })
    },
    resultPages,
  )
  return null
}
