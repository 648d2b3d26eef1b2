import { PlayerEvents } from '#parts/player/events/player-events.tsx'
import type { TabProps } from './tab-props.ts'

export function LogTab({ player }: TabProps) {
  return <PlayerEvents playerId={player.playerId} title="Changes of the account and acts of staff" />
}
