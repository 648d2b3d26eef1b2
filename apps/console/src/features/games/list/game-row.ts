import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type GameRow = OperatorOutput<'listGames'>['games'][number]
