import { useQuery } from '@tanstack/react-query'
import { notificationsQuery } from '#core/notifications.ts'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'

export const useUnreadNotifications = (): number => {
  const enabled = useAccountPlayer() !== null
  return useQuery({ ...notificationsQuery, enabled }).data?.unread ?? 0
}
