import type { TSchema } from 'typebox'
import type { FaultName } from './errors.ts'
import type { Area } from './operation-names.ts'

export interface Operation {
  readonly area: Area
  readonly access: 'anyone' | 'player'
  readonly input: TSchema
  readonly output: TSchema
  /** The faults of the operation itself. The first that applies is returned. */
  readonly faults: readonly FaultName[]
  /** The operation moves money. Its input has a requestId, and the same id never moves money twice. */
  readonly money?: true
  /** An account operation that demo users may call too. */
  readonly availableToDemo?: true
  readonly summary: string
}

export const operation = <const O extends Operation>(declaration: O): O => declaration

const accountAreas: ReadonlySet<Area> = new Set([
  'registration',
  'profile',
  'limits',
  'money',
  'security',
  'privacy',
  'protection',
  'statements',
  'gifts',
  'offers',
  'notifications',
  'purchases',
])

/** Account features are unavailable to demo users (specification section 6). */
export const isAccountFeature = ({ access, area, availableToDemo }: Operation): boolean =>
  access === 'player' && accountAreas.has(area) && !availableToDemo
