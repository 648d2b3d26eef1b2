import type { Game } from '@fairground/contract/entities/games/game'
import { formatExact } from '#core/money-format.ts'
import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Chip, ChipRow, ChipSelect } from '@fairground/ui/controls/chip.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { GameGrid } from '@fairground/ui/games/game-grid.tsx'
import { Tabs } from '@fairground/ui/controls/tabs.tsx'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { openModal } from '#core/modals.ts'
import { usePlayer, useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { toMoney } from '#core/money.ts'
import { LobbyCard } from './lobby-card.tsx'
import {
  choiceHref,
  chosenGames,
  filters,
  gamesForTab,
  type LobbyChoice,
  lobbyChoice,
  sorts,
  tabs,
} from './lobby-choice.ts'
import { changeHold, type Hold, noHold, stableOrder } from './stable-order.ts'
import styles from './lobby.module.css'

const sortTexts = { soon: 'lobby.sortSoon', prize: 'lobby.sortPrize', price: 'lobby.sortPrice' } as const

function Filters({ choice, currencyId }: { choice: LobbyChoice; currencyId: string }) {
  const t = useText()
  const navigate = useNavigate()
  const amount = formatExact(toMoney('1', currencyId))
  const words = {
    all: t('lobby.allPrices'),
    free: t('lobby.freeGames'),
    underOne: t('lobby.underOne', { amount }),
    progressive: t('lobby.progressive'),
  }
  const go = (change: Partial<LobbyChoice>) => void navigate(choiceHref({ ...choice, ...change }))
  return (
    <ChipRow
      label={t('lobby.filters')}
      end={
        <ChipSelect
          label={t('lobby.sort')}
          options={sorts.map(id => ({ id, label: t(sortTexts[id]) }))}
          value={choice.sort}
          onChange={id => go({ sort: sorts.find(sort => sort === id) ?? sorts[0] })}
        />
      }
    >
      {filters.map(filter => (
        <Chip key={filter} pressed={filter === choice.filter} onPress={() => go({ filter })}>
          {words[filter]}
        </Chip>
      ))}
    </ChipRow>
  )
}

function NoGames({ choice }: { choice: LobbyChoice }) {
  const t = useText()
  const player = usePlayer()
  if (choice.tab === 'favourites' && player === null) {
    return (
      <EmptyState
        title={t('lobby.favouritesOutTitle')}
        text={t('lobby.favouritesOutText')}
        action={
          <Button tone="primary" onPress={() => openModal('login', { redirectUrl: choiceHref(choice) })}>
            {t('common.logIn')}
          </Button>
        }
      />
    )
  }
  const showAll = <ButtonLink href="/">{t('lobby.showAll')}</ButtonLink>
  if (choice.tab === 'favourites')
    return <EmptyState title={t('lobby.favouritesTitle')} text={t('lobby.favouritesText')} action={showAll} />
  return (
    <EmptyState
      title={t('lobby.emptyTitle')}
      text={choice.filter === 'all' ? t('lobby.emptyText') : t('lobby.emptyFilterText')}
      action={showAll}
    />
  )
}

/** The order of the cards does not change while the pointer or the focus is on them. */
function Cards({ games }: { games: readonly Game[] }) {
  const t = useText()
  const [hold, setHold] = useState(noHold)
  const { shown, waiting } = stableOrder(games, hold.games)
  const change = (to: Partial<Pick<Hold, 'pointer' | 'focus'>>) =>
    setHold(before => changeHold(before, to, games))
  return (
    <div
      onPointerEnter={() => change({ pointer: true })}
      onPointerLeave={() => change({ pointer: false })}
      onFocus={() => change({ focus: true })}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) change({ focus: false })
      }}
    >
      {waiting > 0 && (
        <div className={styles.waiting}>
          <Chip icon="plus" onPress={() => setHold({ ...hold, games })}>
            {t('lobby.newGames', { count: waiting })}
          </Chip>
        </div>
      )}
      <GameGrid>
        {shown.map(game => (
          <LobbyCard key={game.gameId} game={game} />
        ))}
      </GameGrid>
    </div>
  )
}

export function GameList({ games }: { games: readonly Game[] }) {
  const t = useText()
  const [search] = useSearchParams()
  const choice = lobbyChoice(search)
  const favoriteGames = useSession().data?.favoriteGames
  const favourites = useMemo(() => new Set(favoriteGames), [favoriteGames])
  const chosen = chosenGames(games, choice, favourites)
  return (
    <>
      <Tabs
        label={t('lobby.tabs')}
        selected={choice.tab}
        items={tabs.map(tab => ({
          id: tab,
          label: t(`lobby.${tab}`),
          href: choiceHref({ ...choice, tab }),
          count: gamesForTab(games, tab, favourites).length || undefined,
        }))}
      />
      <Filters choice={choice} currencyId={games[0]?.currencyId ?? 'GBP'} />
      {chosen.length === 0 ? <NoGames choice={choice} /> : <Cards key={choiceHref(choice)} games={chosen} />}
    </>
  )
}
