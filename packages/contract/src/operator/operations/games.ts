import { Type } from 'typebox'
import { closed, Count, CurrencyId, HexHash, Name, Nullable, ShortText, Time } from '#entities/values.ts'
import { GameTemplate, GameTerms, GameTexts } from '../game-template.ts'
import { MinorUnits } from '../minor-units.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { RowId } from '../row-id.ts'
import { StaffName } from '../staff-views.ts'

const area = { area: 'games', scope: 'operator' } as const
const read = { ...area, access: 'games.read' } as const
const write = { ...area, access: 'games.write', faults: ['staff.refused'] } as const

const Status = Type.Enum(['selling', 'paused', 'stopped', 'retired'])

/** A rule of sale and settlement that the terms break. */
const Problems = Type.Array(closed({ rule: ShortText, text: Type.String() }))

const Draft = closed({ game: GameTemplate, changedBy: RowId, changedByName: StaffName, changedAt: Time })

/** Games, their drafts and their versions. Terms change by proposals of the kinds publishGame and changeGame. */
export const gameOperations = {
  listGames: operatorOperation({
    ...read,
    input: closed(rowPages.input),
    output: closed({
      games: Type.Array(
        closed({
          gameId: RowId,
          title: Name,
          kind: Nullable(ShortText),
          status: Nullable(Status),
          cost: Nullable(MinorUnits),
          fee: Nullable(MinorUnits),
          currency: CurrencyId,
          hasDraft: Type.Boolean(),
          openInstances: Count,
        }),
      ),
      ...rowPages.output,
    }),
    faults: [],
    summary: 'Lists games by number, with games that are only drafts. A draft has no kind, status and price.',
  }),
  getGame: operatorOperation({
    ...read,
    input: closed({ gameId: RowId }),
    output: closed({
      live: Nullable(closed({ game: GameTemplate, status: Status, hash: HexHash })),
      versions: Type.Array(closed({ version: RowId, hash: HexHash, at: Time, proposalId: Nullable(RowId) })),
      draft: Nullable(Draft),
    }),
    faults: ['staff.refused'],
    summary: 'Returns the live game with the hash of its terms, its last 100 versions and its draft.',
  }),
  getGameVersion: operatorOperation({
    ...read,
    input: closed({ gameId: RowId, version: RowId }),
    output: closed({ terms: GameTerms, hash: HexHash }),
    faults: ['staff.refused'],
    summary: 'Returns the terms of a version.',
  }),
  checkGame: operatorOperation({
    ...read,
    input: closed({ game: GameTemplate }),
    output: closed({ problems: Problems }),
    faults: [],
    summary: 'Checks terms without storing them, by the rules that sell and settle.',
  }),
  saveGameDraft: operatorOperation({
    ...write,
    input: withReason({ game: GameTemplate }),
    output: closed({ problems: Problems }),
    summary:
      'Stores the draft of a new or a live game and returns the rules that it breaks. Nothing is sold by it.',
  }),
  discardGameDraft: operatorOperation({
    ...write,
    input: withReason({ gameId: RowId }),
    output: Done,
    summary: 'Deletes the draft of a game.',
  }),
  diffGame: operatorOperation({
    ...read,
    input: closed({ gameId: RowId }),
    output: closed({
      liveHash: Nullable(HexHash),
      changes: Type.Array(
        closed({
          field: Type.String(),
          live: Type.Unknown(),
          draft: Type.Unknown(),
          needsProposal: Type.Boolean(),
        }),
      ),
      problems: Problems,
    }),
    faults: ['staff.refused'],
    summary: 'Compares the draft with the live game, field by field.',
  }),
  changeGameTexts: operatorOperation({
    ...write,
    input: withReason({ gameId: RowId, texts: GameTexts }),
    output: Done,
    summary: 'Changes title and description at once.',
  }),
  pauseGame: operatorOperation({
    ...area,
    access: 'games.pause',
    input: withReason({ gameId: RowId }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Stops the opening of new instances. Open instances sell on and are drawn.',
  }),
  resumeGame: operatorOperation({
    ...area,
    access: 'games.pause',
    input: withReason({ gameId: RowId }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Opens instances of a paused game again.',
  }),
} as const
