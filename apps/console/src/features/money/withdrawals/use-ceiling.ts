import { useMemberId } from '#core/operator/current-operator.ts'
import { useMe } from '#core/session/session.ts'
import { type Ceiling, findCeiling } from './find-ceiling.ts'

/** The ceiling of the signed-in person at the operator of the page. */
export const useCeiling = (): Ceiling => findCeiling(useMe(), useMemberId())
