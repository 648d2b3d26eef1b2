import type { Game } from '@fairground/contract/entities/games/game'
import { formatPrize } from '#core/money-format.ts'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { PlayoutBar } from '@fairground/ui/games/playout-bar.tsx'
import { SignalBars } from '@fairground/ui/feedback/signal-bars.tsx'
import { memo } from 'react'
import { useConnection } from '#core/connection/connection.ts'
import { setPreferences, usePreferences } from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'
import { SessionMenu } from '#shared/layout/session-menu.tsx'
import { SoundButton } from '#shared/sound/sound-button.tsx'
import { toMoney } from '#core/money.ts'
import styles from './hall-bar.module.css'

export interface HallBarProps {
  game: Game
  badge: 'live' | 'replay' | undefined
  /** Only the 90-ball game has traditional call names. */
  nicknames: boolean
  loggedIn: boolean
}

/** The leave link, the game, the connection quality, and the settings. */
export const HallBar = memo(function HallBar({ game, badge, nicknames, loggedIn }: HallBarProps) {
  const t = useText()
  const { signal } = useConnection()
  const { callerNicknames } = usePreferences()
  return (
    <PlayoutBar
      leave={
        badge === 'replay'
          ? { href: '/replay', label: t('playout.replay.back') }
          : { href: '/', label: t('bingo.playout.leave') }
      }
      title={game.gameTitle}
      note={t('bingo.playout.subtitle', {
        players: t('playout.players', { count: game.gamePlayerCurrent }),
        pool: formatPrize(toMoney(game.prizePool, game.payoutCurrencyId)),
        id: game.gameInstanceId,
      })}
    >
      {badge === 'live' && <Badge tone="live">{t('bingo.playout.live')}</Badge>}
      {badge === 'replay' ? (
        <Badge tone="soft" icon="repeat">
          {t('bingo.playout.replay')}
        </Badge>
      ) : (
        <span className={styles.signal}>
          <SignalBars level={signal} word={t(`playout.signal.${signal}`)} label={t('playout.signal.label')} />
        </span>
      )}
      {nicknames && (
        <IconButton
          icon="megaphone"
          label={t('bingo.playout.nicknames')}
          pressed={callerNicknames}
          className={styles.wide}
          onPress={() => setPreferences({ callerNicknames: !callerNicknames })}
        />
      )}
      <SoundButton />
      {loggedIn && (
        <div className={styles.wide}>
          <SessionMenu />
        </div>
      )}
    </PlayoutBar>
  )
})
