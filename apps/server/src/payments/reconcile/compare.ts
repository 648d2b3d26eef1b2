/** Money that moved for one order, in one direction. */
export interface Movement {
  readonly at: number
  readonly kind: 'paid' | 'takenBack' | 'paidOut'
  readonly reference: string
  readonly amount: bigint
  readonly currency: string
  /** Booked to suspense until a staff member attributes it. */
  readonly inSuspense?: boolean
}

interface Window {
  readonly from: number
  readonly to: number
}

const words = { paid: 'paid in', takenBack: 'taken back', paidOut: 'paid out' } as const

export interface Difference {
  readonly reference: string
  readonly movement: Movement['kind']
  readonly text: string
}

/** A difference in one line. */
export const formatDifference = ({ reference, movement, text }: Difference): string =>
  `${reference} ${words[movement]}: ${text}`

/**
 * Lists the differences between our books and the provider's statement for movements in the window. The two sides
 * book at different moments, so both lists must start well before the window and end well after it.
 */
export const compare = (
  booked: readonly Movement[],
  reported: readonly Movement[],
  window: Window,
  format: (movement: Movement) => string,
): Difference[] => {
  const isInside = ({ at }: Movement): boolean => at >= window.from && at < window.to
  const toKey = ({ kind, reference }: Movement): string => `${kind}/${reference}`
  const [bookedByKey, reportedByKey] = [Map.groupBy(booked, toKey), Map.groupBy(reported, toKey)]
  return [...new Set([...bookedByKey.keys(), ...reportedByKey.keys()])].sort().flatMap(key => {
    const [here, there] = [bookedByKey.get(key) ?? [], reportedByKey.get(key) ?? []]
    const [first] = [...here, ...there]
    if (!first || ![...here, ...there].some(isInside)) return []
    const text = findDifference(here, there, format)
    return text === undefined ? [] : [{ reference: first.reference, movement: first.kind, text }]
  })
}

const findDifference = (
  booked: readonly Movement[],
  reported: readonly Movement[],
  format: (movement: Movement) => string,
): string | undefined => {
  const listed = (all: readonly Movement[]) => (all.length === 0 ? 'nothing' : all.map(format).join(' and '))
  if (listed(booked) !== listed(reported))
    return `our books have ${listed(booked)}, the provider ${listed(reported)}`
  const held = booked.filter(({ inSuspense }) => inSuspense)
  return held.length > 0 ? `${listed(held)} in suspense, needs manual review` : undefined
}
