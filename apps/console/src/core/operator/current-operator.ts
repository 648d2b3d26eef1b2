import { createContext, use } from 'react'
import { type Me, useMe } from '#core/session/session.ts'

export type Operator = Me['operators'][number]

/** The number of the operator that the address names. */
export const MemberContext = createContext<number | undefined>(undefined)

export const useMemberId = (): number => {
  const memberId = use(MemberContext)
  if (memberId === undefined) throw new Error('this page needs an operator')
  return memberId
}

/** The operator that the address names. Undefined for the platform. */
export const useFindOperator = (): Operator | undefined => {
  const memberId = useMemberId()
  return useMe().operators.find(each => each.memberId === memberId)
}

/** The operator of a page that only operators have. */
export const useOperator = (): Operator => {
  const operator = useFindOperator()
  if (!operator) throw new Error('this page needs an operator')
  return operator
}
