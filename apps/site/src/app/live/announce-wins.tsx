import type { Notification } from '@fairground/contract/entities/notifications/notification'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { t } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'

const keyFor = (playerId: number): string => `fairground.announcedWin.${playerId}`
const resultPages = /\/(playout|gameover\w*)$/i
/** An older win is only listed. */
const maxAgeMs = 24 * 60 * 60 * 1000

/** The page of the draw shows the win itself. */
const isShown = ({ gameInstanceId, path }: Notification): boolean =>
  resultPages.test(location.pathname)
    ? new URLSearchParams(location.search).get('id') === String(gameInstanceId)
    : location.pathname === path

/** Announces each win once, also after a reload and in a second window. */
export const announceWins = (playerId: number, notifications: readonly Notification[], now: number): void => {
  const announced = Number(localStorage.getItem(keyFor(playerId)) ?? 0)
  const wins = notifications.filter(
    ({ kind, id, readAt, createdAt }) =>
      kind === 'win' && readAt === null && id > announced && now - createdAt < maxAgeMs,
  )
  if (wins.length === 0) return
  localStorage.setItem(keyFor(playerId), String(Math.max(...wins.map(({ id }) => id))))
  for (const win of wins.toReversed())
    if (!isShown(win))
      toast(
        {
          tone: 'win',
          icon: 'trophy',
          title: win.title,
          text: win.text,
          action: <TextLink href={win.path}>{t('news.showWin')}</TextLink>,
        },
        { stay: true },
      )
}
