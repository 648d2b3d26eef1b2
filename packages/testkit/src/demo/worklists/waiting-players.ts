/** Players of the demo with something for the staff to do. The automatic staff leaves it to a visitor of the console. */
export const waitingPlayers = ['hazel', 'oscar', 'greta', 'felix', 'maud'] as const
export type WaitingPlayer = (typeof waitingPlayers)[number]

/** Enough for a withdrawal that two people must approve. */
export const waitingBalance = 200_000n
