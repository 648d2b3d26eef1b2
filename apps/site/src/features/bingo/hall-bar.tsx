import type { Game } from '@fairground/contract/entities/game'
import { formatPrize } from '@fairground/rules/money/format'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { IconButton } from '@fairground/ui/parts/icon-button.tsx'
import { PlayoutBar } from '@fairground/ui/parts/playout-bar.tsx'
import { SignalBars } from '@fairground/ui/parts/signal-bars.tsx'
import { memo } from 'react'
import { useConnection } from '#app/connection.ts'
import { setPreferences, usePreferences } from '#app/preferences.ts'
import { useText } from '#app/text.ts'
import { SessionMenu } from '#features/shell/session-menu.tsx'
import { SoundButton } from '#features/sound/sound-button.tsx'
import { moneyOf } from '#shared/money.ts'
import styles from './hall-bar.module.css'

export interface HallBarProps {
  game: Game
  badge: 'live' | 'replay' | undefined
  /** Only the ninety have traditional names. */
  nicknames: boolean
  loggedIn: boolean
}

/** Leaving first, then what this is, how the line is, and the switches. */
export const HallBar = memo(function HallBar({ game, badge, nicknames, loggedIn }: HallBarProps) {
  const t = useText()
  const { signal } = useConnection()
  const { callerNicknames } = usePreferences()
  return (
    <PlayoutBar
      leave={{ href: '/', label: t('bingo.playout.leave') }}
      title={game.gameTitle}
      note={t('bingo.playout.subtitle', {
        players: t('playout.players', { count: game.gamePlayerCurrent }),
        pool: formatPrize(moneyOf(game.prizePool, game.payoutCurrencyId)),
        id: game.gameInstanceId,
      })}
    >
      {badge && <Badge tone="live">{t(`bingo.playout.${badge}`)}</Badge>}
      <span className={styles.signal}>
        <SignalBars level={signal} word={t(`playout.signal.${signal}`)} label={t('playout.signal.label')} />
      </span>
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
