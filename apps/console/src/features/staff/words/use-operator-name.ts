import { useMe } from '#core/session/session.ts'

/** Names an operator. One that the person has no role at has a number only. */
export const useOperatorName = () => {
  const { operators } = useMe()
  return (memberId: number): string =>
    operators.find(each => each.memberId === memberId)?.name ?? `Operator ${memberId}`
}
