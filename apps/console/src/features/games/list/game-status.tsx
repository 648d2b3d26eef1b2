import type { IconName } from '@fairground/ui/icons/icon.tsx'
import { Tag, type Tone } from '#parts/values/tag.tsx'

export type GameStatus = 'selling' | 'paused' | 'stopped' | 'retired'

const statusWords: Readonly<
  Record<GameStatus, { readonly words: string; readonly tone: Tone; readonly icon: IconName }>
> = {
  selling: { words: 'Selling', tone: 'good', icon: 'check' },
  paused: { words: 'Paused', tone: 'warn', icon: 'pause' },
  stopped: { words: 'Stopped by the platform', tone: 'bad', icon: 'warning' },
  retired: { words: 'Retired', tone: 'neutral', icon: 'lock' },
}

export function GameStatusTag({ status }: { readonly status: GameStatus | null }) {
  if (status === null) return <Tag tone="info">Not published</Tag>
  const { words, tone, icon } = statusWords[status]
  return (
    <Tag tone={tone} icon={icon}>
      {words}
    </Tag>
  )
}

export const nameStatus = (status: GameStatus | null): string =>
  status === null ? 'Not published' : statusWords[status].words
