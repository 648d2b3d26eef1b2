/** What limits a proof although every step passes. */
export const notices = {
  noPolicy: 'NO LOG POLICY - ONLY SELF-CONSISTENCY IS SHOWN',
  noWitness: 'NO WITNESS',
  oneWitness: 'ONE WITNESS',
  noControl: 'NO CONTROL SYSTEM',
  notWitnessed: 'assignment not witnessed',
} as const

export type Notice = (typeof notices)[keyof typeof notices]

/** The limits that follow from the pinned policy and the keys of the game. */
export const findNotices = (quorum: number | undefined, controlKey: string): Notice[] => [
  ...(quorum === undefined ? [notices.noPolicy] : []),
  ...(quorum === 0 ? [notices.noWitness] : []),
  ...(quorum === 1 ? [notices.oneWitness] : []),
  ...(controlKey === '' ? [notices.noControl] : []),
]
