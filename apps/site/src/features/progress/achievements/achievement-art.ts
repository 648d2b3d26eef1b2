import type { MedalProps, MedalState } from '@fairground/ui/art/medal.tsx'
import type { Achievement } from '@fairground/contract/entities/rewards/reward'
import type { IconName } from '@fairground/ui/icons/icon.tsx'

interface Art {
  readonly icon: IconName
  readonly hue: NonNullable<MedalProps['hue']>
}

/** By the id of the achievement. */
const art: Readonly<Record<number, Art>> = {
  1: { icon: 'eye', hue: 2 },
  2: { icon: 'shield', hue: 4 },
  3: { icon: 'calendar', hue: 4 },
  4: { icon: 'pause', hue: 3 },
  5: { icon: 'search', hue: 5 },
  6: { icon: 'repeat', hue: 2 },
  7: { icon: 'dice', hue: 1 },
  8: { icon: 'mail', hue: 3 },
  9: { icon: 'lock', hue: 5 },
  10: { icon: 'heart', hue: 3 },
  11: { icon: 'document', hue: 1 },
  12: { icon: 'grid', hue: 2 },
}

const unknownArt: Art = { icon: 'star', hue: 6 }

export const achievementArt = (id: number): Art => art[id] ?? unknownArt

export const achievementState = ({
  reachedAt,
  progress,
}: Pick<Achievement, 'reachedAt' | 'progress'>): MedalState =>
  reachedAt !== null ? 'earned' : progress > 0 ? 'underWay' : 'toDo'
