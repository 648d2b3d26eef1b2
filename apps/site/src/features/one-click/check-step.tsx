import type { Game } from '@fairground/contract/entities/games/game'
import { formatExact } from '#core/money-format.ts'
import { compare } from '@fairground/rules/money/money'
import { Button } from '@fairground/ui/controls/button.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useLocation } from 'react-router'
import { openModal } from '#core/modals.ts'
import { useBalance, usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { RefusalText } from '#features/purchase/refusal-text.tsx'
import { dayAndTime } from '#core/time/date.ts'
import { LimitHeadroom } from '#shared/money/limit-headroom.tsx'
import { getSiteKind } from '#kinds/kinds.ts'
import type { OneClickSelection } from './one-click-selection.ts'
import styles from './one-click.module.css'
import { selectionCost } from './one-click-plays.ts'
import { useLeaveModal } from '#shared/browser/use-leave-modal.ts'
import type { TicketPurchaseState } from './use-ticket-purchase.ts'

interface CheckStepProps {
  readonly game: Game
  readonly selection: OneClickSelection
  readonly state: TicketPurchaseState
  readonly onBack: () => void
  readonly onBuy: () => void
}

function Notice({ state }: { state: TicketPurchaseState }) {
  const t = useText()
  const leaveTo = useLeaveModal()
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

/** Summary and pay button. A player without enough money sees a link to the deposit page instead. */
export function CheckStep({ game, selection, state, onBack, onBuy }: CheckStepProps) {
  const t = useText()
  const player = usePlayer()
  const balance = useBalance(game.currencyId)
  const { pathname, search } = useLocation()
  const leaveTo = useLeaveModal()
  const total = selectionCost(game, selection)
  const text = formatExact(total, { decimals: 'always' })
  const lacksFunds = player !== null && (balance === null || compare(balance, total) < 0)
  const start = game.tournament ? game.tournamentStartTime : null
  const rows = [
    { id: 'game', term: t('oneClick.game'), value: game.gameTitle },
    {
      id: 'count',
      term: t('oneClick.what'),
      value: t(`oneClick.plays.${getSiteKind(game.gameRule).playWord}`, { count: selection.userPlaysCount }),
    },
    ...selection.userPlays.map((line, i) => ({
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
      <LimitHeadroom spending="play" amount={total} />
      <Notice state={state} />
      {player === null && <Note>{t('oneClick.logIn')}</Note>}
      {lacksFunds && (
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
        ) : lacksFunds ? (
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

/** Adds the game to the address, so that the wizard opens again after the log in. */
const withOneClick = (path: string, gameId: number): string => {
  const url = new URL(path, location.origin)
  url.searchParams.set('pid', String(gameId))
  return url.pathname + url.search
}
