import type { Game } from '@fairground/contract/entities/games/game'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { isHeld } from '#core/held-moments.ts'
import { modalStore, openModal } from '#core/modals.ts'
import { hasOpenOverlay } from '#core/open-overlay.ts'
import { latestGame } from '#core/stores/lobby-store.ts'
import { locale } from '#core/text/locale.ts'
import { t } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { playoutHref } from '#kinds/game-address.ts'
import { listText } from '#shared/format/number-list.ts'
import { startNotice } from './start-notice.ts'

const noticeNow = () => {
  const { current } = modalStore.getState()
  const kind = startNotice({
    modal: current?.name ?? null,
    overlay: hasOpenOverlay(),
    drafting: isHeld('draft'),
    buying: isHeld('purchase'),
  })
  return { kind, shown: current?.name === 'playGame' ? current.payload.gameInstanceIds : [] }
}

const showToast = (games: readonly Game[]): void => {
  const [only] = games
  const title = listText(
    games.map(game => game.gameTitle),
    locale,
  )
  toast({
    tone: 'info',
    icon: 'clock',
    title: t('playDialog.titleSoon', { count: games.length, title }),
    ...(only &&
      games.length === 1 && {
        action: (
          <ButtonLink size="sm" href={playoutHref(only)}>
            {t('lobby.actionWatch')}
          </ButtonLink>
        ),
      }),
  })
}

export const noticeStarts = (gameInstanceIds: readonly number[]): void => {
  const { kind, shown } = noticeNow()
  if (kind === 'dialog')
    openModal('playGame', { gameInstanceIds: [...new Set([...shown, ...gameInstanceIds])] })
  else showToast(gameInstanceIds.map(latestGame).filter(game => game !== undefined))
}
