import type { GameSchedule, GameTemplate } from '@fairground/contract/operator/game-template'
import type { AnyKind } from '../terms/game-kind.ts'
import { getRequiredReserve } from './required-reserve.ts'
import { templateTerms } from './template-terms.ts'

/** What a person says about a new game; the template of its kind has the rest. */
export interface NewGame {
  readonly id: number
  readonly kind: AnyKind
  readonly title: string
  /** The price of a line in minor units. Prizes are multiples of it. */
  readonly cost: bigint
  readonly timeZone: string
}

const minuteMs = 60_000
const dayMs = 86_400_000

const toEvening = (timeZone: string): GameSchedule => ({
  timeZone,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  times: ['20:00'],
  closeBeforeStartMs: 5 * minuteMs,
  openAheadCount: 3,
})

/** A deck sells for the interval of its schedule. */
const deckSchedule: GameSchedule = {
  everyMs: 30 * dayMs,
  offsetMs: 0,
  closeBeforeStartMs: 0,
  openAheadCount: 1,
}

const maxShortTitle = 24

/** A complete game of a kind that can be sold as it is. */
export const createTemplate = ({ id, kind, title, cost, timeZone }: NewGame): GameTemplate => {
  const { make, cap, playerMax, description, isDeck } = templateTerms[kind]
  const { rules, prizeTable } = make({ cost, cap })
  const sale = { rules, prizeTable, cost: String(cost), fee: '0', cap }
  const reserve = isDeck ? 0n : getRequiredReserve(sale)
  return {
    id,
    title,
    titleShort: title.slice(0, maxShortTitle),
    description,
    ...sale,
    prizeTable: reserve === 0n ? prizeTable : { ...prizeTable, reserve: String(reserve) },
    playerMax,
    schedule: isDeck ? deckSchedule : toEvening(timeZone),
  }
}
