import type { Notification } from '@fairground/contract/entities/notifications/notification'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { notificationsQuery } from '#core/notifications.ts'
import { useSession } from '#core/session/session.ts'
import { serverNow } from '#core/time/server-now.ts'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'
import { announceWins } from './announce-wins.tsx'

/** Announces the player's wins wherever they are on the site. Used once, at the root. */
export const useWinAnnouncements = (): void => {
  const playerId = useAccountPlayer()?.id
  const { data } = useQuery({ ...notificationsQuery, enabled: playerId !== undefined })
  const missed = useSession().data?.afterLoginEvents
  useEffect(() => {
    if (!data || playerId === undefined) return
    // The sheet about the player's absence shows these.
    const isMissed = ({ id }: Notification) => missed?.some(({ notificationId }) => notificationId === id)
    const others = data.notifications.filter(each => !isMissed(each))
    announceWins(playerId, others, serverNow())
  }, [data, missed, playerId])
}
