import { closed, HexHash } from '#entities/values.ts'
import { GameSchedule, GameTemplate, GameTerms } from '../game-template.ts'
import type { ProposalKindDeclaration } from '../proposal-kind.ts'
import { RowId } from '../row-id.ts'

const game = { scope: 'operator', propose: 'games.propose', approve: 'games.approve' } as const

/** The hash of the live terms that the maker saw. The proposal fails if they have changed since. */
const basedOn = HexHash

export const gameKinds = {
  releaseDraw: {
    payload: closed({ instanceId: RowId }),
    scope: 'operator',
    propose: 'draws.release',
    approve: 'draws.release',
  },
  voidInstance: {
    payload: closed({ instanceId: RowId }),
    scope: 'operator',
    propose: 'draws.void',
    approve: 'draws.approveVoid',
  },
  publishGame: { ...game, payload: closed({ game: GameTemplate }) },
  changeGame: { ...game, payload: closed({ gameId: RowId, basedOn, terms: GameTerms }) },
  changeSchedule: { ...game, payload: closed({ gameId: RowId, basedOn, schedule: GameSchedule }) },
  retireGame: { ...game, payload: closed({ gameId: RowId }) },
  endDeck: { ...game, payload: closed({ instanceId: RowId }) },
} as const satisfies Readonly<Record<string, ProposalKindDeclaration>>
