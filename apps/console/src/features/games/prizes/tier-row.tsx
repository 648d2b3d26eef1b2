import { hasPatterns, hasSymbols } from '../kinds/kind-traits.ts'
import type { GameTemplate } from '@fairground/contract/operator/game-template'
import type { TierFigures } from '@fairground/rules/figures/game-figures'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import type { KeyboardEvent } from 'react'
import type { MoneyFormat } from '#parts/form/texts/money-text.ts'
import { isSameValue } from '#parts/form/model/paths.ts'
import { toCodeWords } from '#parts/form/words/code-words.ts'
import { formatOdds, formatWinners } from '../figures/format-figures.ts'
import type { AnyKind } from '../kinds/terms/game-kind.ts'
import { prizeKinds, type PrizeKind } from '../kinds/terms/tier-schemas.ts'
import { formatShare } from '#core/format/numbers.ts'
import { AmountCell, ChoiceCell, CountCell, TextCell } from './cell-input.tsx'
import { PrizeAmount } from './prize-amount.tsx'
import { findPatterns, getSymbols, hasFreeTiers, type Tier, tierKeys } from '../kinds/tier-keys.ts'
import styles from './prizes.module.css'

const prizeWords: Readonly<Record<PrizeKind, string>> = {
  jackpot: 'Jackpot',
  share: 'Share',
  fixed: 'Fixed',
  item: 'Item',
}

const newPrizes: Readonly<Record<PrizeKind, (cost: string) => Tier>> = {
  jackpot: () => ({ kind: 'jackpot' }),
  share: () => ({ kind: 'share', percent: 0 }),
  fixed: cost => ({ kind: 'fixed', amount: cost }),
  item: cost => ({ kind: 'item', item: 'Item', cashOption: cost }),
}

export interface TierRowProps {
  readonly game: GameTemplate
  readonly kind: AnyKind
  readonly tier: Tier
  readonly live: Tier | undefined
  readonly position: number
  readonly figures: TierFigures | undefined
  readonly problems: readonly string[]
  readonly money: MoneyFormat
  readonly columns: number
  readonly onChange: (tier: Tier) => void
  readonly onMove: (to: number) => void
  /** Another tier is dropped on this one. */
  readonly onTake: (from: number) => void
  readonly onRemove: () => void
}

const asTier = (value: unknown): Tier => (typeof value === 'object' && value !== null ? (value as Tier) : {})

/** One tier: how it is won, what it pays, and what follows from that. */
export function TierRow(props: TierRowProps) {
  const { game, kind, tier, live, position, figures, problems, money, onChange, onMove } = props
  const name = typeof tier['name'] === 'string' && tier['name'] !== '' ? tier['name'] : `Tier ${position + 1}`
  const isDeck = prizeKinds[kind].length === 0
  const field = (key: string, words: string) => ({
    label: `${name}, ${words}`,
    value: tier[key],
    onChange: (value: unknown) => onChange({ ...tier, [key]: value }),
    isChanged: live !== undefined && !isSameValue(live[key], tier[key]),
  })
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    onMove(position + step)
  }
  return (
    <>
      <tr
        data-invalid={problems.length > 0 || undefined}
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault()
          const from = Number(event.dataTransfer.getData('text/tier'))
          if (Number.isInteger(from)) props.onTake(from)
        }}
      >
        <td>
          {hasFreeTiers(kind) && (
            <button
              type="button"
              className={styles.handle}
              draggable
              data-tier={position}
              aria-label={`Move ${name}, place ${position + 1}. Arrow keys move it.`}
              onKeyDown={move}
              onDragStart={event => event.dataTransfer.setData('text/tier', String(position))}
            >
              <Icon name="menu" size="sm" />
            </button>
          )}
        </td>
        <td className={styles.name}>
          {hasSymbols(kind) ? (
            <ChoiceCell {...field('name', 'symbol')} options={getSymbols(game).map(each => [each, each])} />
          ) : (
            <TextCell {...field('name', 'name')} />
          )}
          {hasPatterns(kind) && (
            <ChoiceCell
              {...field('pattern', 'pattern')}
              options={findPatterns(game).map(each => [each, toCodeWords(each)])}
            />
          )}
        </td>
        {tierKeys[kind].map(key => (
          <td key={key.name}>
            <CountCell {...field(key.name, key.title.toLowerCase())} />
          </td>
        ))}
        {!isDeck && (
          <td>
            <ChoiceCell
              label={`${name}, kind of prize`}
              value={asTier(tier['prize'])['kind']}
              options={prizeKinds[kind].map(each => [each, prizeWords[each]])}
              onChange={code => onChange({ ...tier, prize: newPrizes[code as PrizeKind](game.cost) })}
            />
          </td>
        )}
        <td>
          {isDeck ? (
            <AmountCell {...field('prize', 'prize')} money={money} />
          ) : (
            <PrizeAmount
              tier={name}
              prize={asTier(tier['prize'])}
              live={live && asTier(live['prize'])}
              money={money}
              onChange={prize => onChange({ ...tier, prize })}
            />
          )}
        </td>
        <td className={styles.figure}>{figures?.odds ? formatOdds(figures.odds) : '–'}</td>
        <td className={styles.figure}>{figures ? formatWinners(figures.winners) : '–'}</td>
        <td className={styles.figure}>
          <b>{figures ? formatShare(figures.share, 2) : '–'}</b>
        </td>
        <td>
          {hasFreeTiers(kind) && (
            <IconButton icon="trash" size="sm" label={`Remove ${name}`} onPress={props.onRemove} />
          )}
        </td>
      </tr>
      {problems.length > 0 && (
        <tr className={styles.problems}>
          <td colSpan={props.columns}>
            {problems.map(text => (
              <span key={text}>
                <Icon name="warning" size="sm" />
                {text}
              </span>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}
