import { getSiteKind } from '#kinds/kinds.ts'
import { PlayoutPage } from './playout-page.tsx'
import type { PlayoutContentProps } from './playout-screen.tsx'

export function NumbersPlayout(props: PlayoutContentProps) {
  const shape = getSiteKind(props.game.gameRule).playoutShape
  return shape ? <PlayoutPage {...props} shape={shape} /> : null
}
