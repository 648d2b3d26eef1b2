import { closed } from '@fairground/contract/entities/values'
import { GameSchedule } from '@fairground/contract/operator/game-template'
import {
  type ProposalKind,
  proposalKinds,
  type ProposalPayload,
} from '@fairground/contract/operator/proposal-kinds'
import { diffGames } from '#features/games/versions/diff-games.ts'
import { type DescribeOptions, diff, type DiffRow } from '#parts/form/model/describe-value.ts'
import { toLabel } from '#parts/form/words/to-words.ts'
import { type Changes, undoChanges } from './undo-changes.ts'

interface Described {
  readonly kind: ProposalKind
  readonly payload: unknown
}

type Describe<K extends ProposalKind> = (
  payload: ProposalPayload<K>,
  changes: Changes | null,
  options: DescribeOptions,
) => readonly DiffRow[]

const schedulePart = closed({ schedule: GameSchedule })

/** The value before the proposal. Nothing is known of it once the proposal is decided. */
const toBefore = <T>(after: T, changes: Changes | null): T | undefined =>
  changes === null ? undefined : (undoChanges(after, changes) as T)

/** The contract leaves the rules and the prizes of a game open; its kind has words for them. */
const describers: { readonly [K in ProposalKind]?: Describe<K> } = {
  publishGame: ({ game }, _, options) => diffGames(undefined, game, options),
  changeGame: ({ terms }, changes, options) => diffGames(toBefore(terms, changes), terms, options),
  changeSchedule: ({ schedule }, changes, options) =>
    diff(schedulePart, toBefore({ schedule }, changes), { schedule }, options),
}

const toText = (value: unknown): string | undefined => {
  if (value === null || value === undefined) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What a proposal changes: both values where it replaces something, otherwise what it asks for. */
export const describeProposal = (
  { kind, payload }: Described,
  changes: Changes | null,
  options: DescribeOptions,
): readonly DiffRow[] => {
  const describe = describers[kind]
  if (describe) return describe(payload as never, changes, options)
  if (!changes) return diff(proposalKinds[kind].payload, undefined, payload, options)
  return changes.map(({ field, before, after }) => ({
    path: field,
    label: toLabel(field),
    before: toText(before),
    after: toText(after),
  }))
}
