import { formatDay } from '#core/format/times.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag, type Tone } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { changeWords, type Interaction, outcomeWords, wayWords } from '../words/interaction-words.ts'

const changeTones: Readonly<Record<keyof typeof changeWords, Tone>> = {
  weaker: 'good',
  same: 'neutral',
  stronger: 'bad',
}

export const toInteractionColumns = (zone: string): readonly Column<Interaction>[] => [
  {
    id: 'when',
    title: 'When',
    width: 120,
    cell: ({ madeAt }) => <When at={madeAt} />,
    sortBy: ({ madeAt }) => madeAt,
    text: ({ madeAt }) => formatDay(madeAt, zone),
  },
  {
    id: 'player',
    title: 'Player',
    width: 140,
    always: true,
    cell: ({ playerId, username }) => <PlayerLink playerId={playerId} name={username} />,
    sortBy: ({ username }) => username,
    text: ({ username }) => username,
  },
  { id: 'way', title: 'Way', width: 96, cell: ({ kind }) => wayWords[kind], sortBy: ({ kind }) => kind },
  {
    id: 'outcome',
    title: 'Outcome',
    width: 128,
    cell: ({ outcome }) => outcomeWords[outcome],
    sortBy: ({ outcome }) => outcome,
  },
  {
    id: 'note',
    title: 'Note',
    cell: ({ note }) => <span title={note}>{note}</span>,
    text: ({ note }) => note,
  },
  {
    id: 'by',
    title: 'By',
    width: 150,
    always: true,
    cell: ({ madeBy, madeByName }) => madeByName ?? madeBy,
  },
  {
    id: 'after',
    title: 'After 14 days',
    width: 150,
    cell: ({ evaluation, evaluateAt }) =>
      evaluation ? (
        <Tag tone={changeTones[evaluation.change]}>{changeWords[evaluation.change]}</Tag>
      ) : (
        <span>
          On <When at={evaluateAt} style="day" />
        </span>
      ),
    text: ({ evaluation }) => (evaluation ? changeWords[evaluation.change] : ''),
  },
]
