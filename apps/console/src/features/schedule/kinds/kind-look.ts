/** The groups of kinds in the calendar, with their colour. */
export const kindGroups = [
  { id: 'lottery', title: 'Lottery', kinds: ['oneDrawGame', 'oneDrawGameExt', 'oneDrawGameExtMulti'] },
  { id: 'bingo', title: 'Bingo', kinds: ['bingoGame'] },
  { id: 'raffle', title: 'Raffle', kinds: ['raffleGame'] },
  { id: 'race', title: 'Race', kinds: ['regularGame'] },
] as const

export const findGroup = (kind: string): string =>
  kindGroups.find(({ kinds }) => (kinds as readonly string[]).includes(kind))?.id ?? 'lottery'
