import type { Game } from '@fairground/contract/entities/game'
import { formatExact } from '@fairground/rules/money/format'
import { compare } from '@fairground/rules/money/money'
import { Button } from '@fairground/ui/parts/button.tsx'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useLocation } from 'react-router'
import { openModal } from '#app/modals.ts'
import { useBalance, usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { RefusalText } from '#features/order/refusal-text.tsx'
import { dayAndTime } from '#shared/date.ts'
import { LimitHeadroom } from '#shared/limit-headroom.tsx'
import { playWord } from '#shared/play-word.ts'
import type { Wish } from './one-click-modal.tsx'
import styles from './one-click.module.css'
import { costOfWish } from './one-click-plays.ts'
import { useLeaveTo } from '#shared/use-leave-to.ts'
import type { TicketState } from './use-ticket-purchase.ts'

interface CheckStepProps {
  readonly game: Game
  readonly wish: Wish
  readonly state: TicketState
  readonly onBack: () => void
  readonly onBuy: () => void
}

function Notice({ state }: { state: TicketState }) {
  const t = useText()
  const leaveTo = useLeaveTo()
  if (state.kind === 'refused') {
    return (
      <div role="alert">
        <Note tone="danger" icon="warning">
          <b>{t('oneClick.refused')}</b>
          <RefusalText refusal={state} />
          {state.lossLimit && (
            <TextButton onPress={() => leaveTo('/cashier/responsiblegaming/limits')}>
              {t('order.refused.limits')}
            </TextButton>
          )}
        </Note>
      </div>
    )
  }
  if (state.kind !== 'uncertain') return null
  return (
    <div role="alert">
      <Note tone="warn" icon="warning">
        <b>{t('oneClick.uncertain')}</b>
        <p>{t('oneClick.uncertainText')}</p>
      </Note>
    </div>
  )
}

/** Everything once more, and the press that pays. Who cannot pay is told what is missing and where to get it. */
export function CheckStep({ game, wish, state, onBack, onBuy }: CheckStepProps) {
  const t = useText()
  const player = usePlayer()
  const balance = useBalance(game.currencyId)
  const { pathname, search } = useLocation()
  const leaveTo = useLeaveTo()
  const total = costOfWish(game, wish)
  const text = formatExact(total, { decimals: 'always' })
  const short = player !== null && (balance === null || compare(balance, total) < 0)
  const start = game.tournament ? game.tournamentStartTime : null
  const rows = [
    { id: 'game', term: t('oneClick.game'), value: game.gameTitle },
    {
      id: 'count',
      term: t('oneClick.what'),
      value: t(`oneClick.plays.${playWord(game.gameRule)}`, { count: wish.userPlaysCount }),
    },
    ...wish.userPlays.map((line, i) => ({
      id: `line${i}`,
      term: t('oneClick.numbers', { n: i + 1 }),
      value: line.join(' · '),
    })),
    ...(start === null ? [] : [{ id: 'draw', term: t('oneClick.draw'), value: dayAndTime(start) }]),
    { id: 'total', term: t('oneClick.total'), value: text, weight: 'total' as const },
  ]
  return (
    <div className={styles.step}>
      <KeyValueList rows={rows} />
      <LimitHeadroom of="play" spends={total} />
      <Notice state={state} />
      {player === null && <Note>{t('oneClick.logIn')}</Note>}
      {short && (
        <Note tone="warn" icon="wallet">
          {t('oneClick.short', { total: text })}
        </Note>
      )}
      <div className={styles.actions}>
        {player === null ? (
          <Button
            tone="primary"
            size="lg"
            full
            onPress={() => openModal('login', { redirectUrl: withOneClick(pathname + search, game.gameId) })}
          >
            {t('common.logIn')}
          </Button>
        ) : short ? (
          <Button tone="primary" size="lg" full onPress={() => leaveTo('/deposit')}>
            {t('common.deposit')}
          </Button>
        ) : (
          <Button tone="primary" size="lg" full loading={state.kind === 'buying'} onPress={onBuy}>
            {state.kind === 'uncertain' ? t('oneClick.again') : t('oneClick.pay', { total: text })}
          </Button>
        )}
        <Button full onPress={onBack}>
          {t('oneClick.change')}
        </Button>
      </div>
    </div>
  )
}

/** After the log in the wizard opens again where it was left. */
const withOneClick = (path: string, gameId: number): string => {
  const url = new URL(path, location.origin)
  url.searchParams.set('pid', String(gameId))
  return url.pathname + url.search
}
