/** Money that moved for one order, in one direction. */
export interface Moved {
  readonly at: number
  readonly kind: 'paid' | 'takenBack' | 'paidOut'
  readonly reference: string
  readonly amount: bigint
  readonly currency: string
  /** In our books it belongs to nobody yet. */
  readonly inSuspense?: boolean
}

interface Window {
  readonly from: number
  readonly to: number
}

const words = { paid: 'paid in', takenBack: 'taken back', paidOut: 'paid out' } as const

/**
 * Every difference between what we booked and what the provider says, of movements in the window. Both sides are
 * given from well before until well after it, because they do not book at the same moment.
 */
export const compare = (
  ours: readonly Moved[],
  theirs: readonly Moved[],
  window: Window,
  textOf: (moved: Moved) => string,
): string[] => {
  const isInside = ({ at }: Moved): boolean => at >= window.from && at < window.to
  const keyOf = ({ kind, reference }: Moved): string => `${kind}/${reference}`
  const [booked, said] = [Map.groupBy(ours, keyOf), Map.groupBy(theirs, keyOf)]
  return [...new Set([...booked.keys(), ...said.keys()])].sort().flatMap(key => {
    const [here, there] = [booked.get(key) ?? [], said.get(key) ?? []]
    const [first] = [...here, ...there]
    if (!first || ![...here, ...there].some(isInside)) return []
    const line = differenceOf(here, there, textOf)
    return line === undefined ? [] : [`${first.reference} ${words[first.kind]}: ${line}`]
  })
}

const differenceOf = (
  ours: readonly Moved[],
  theirs: readonly Moved[],
  textOf: (moved: Moved) => string,
): string | undefined => {
  const listed = (all: readonly Moved[]) => (all.length === 0 ? 'nothing' : all.map(textOf).join(' and '))
  if (listed(ours) !== listed(theirs)) return `our books have ${listed(ours)}, the provider ${listed(theirs)}`
  const held = ours.filter(({ inSuspense }) => inSuspense)
  return held.length > 0 ? `${listed(held)} in suspense, waiting for a person to decide` : undefined
}
