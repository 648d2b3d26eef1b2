import type { PlaySelection } from '@fairground/contract/entities/plays/join'

export type OneClickSelection = Pick<PlaySelection, 'userPlays' | 'userPlaysCount' | 'multiOptions'>
