import { monthsAfter } from '@fairground/rules/limits/restriction'
import { getDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import type { PlayerActProps } from './act-props.ts'

const minMonths = 6
const dayMs = 86_400_000

/** The first day until which an exclusion may last, with a day of room for the zone. */
const toFirstDay = (now: number): string =>
  new Date(monthsAfter(now - (now % dayMs), minMonths) + dayMs).toISOString().slice(0, 10)

/** Excludes the player, at all operators of the group. */
export function ExcludeButton({ player, isFull = true }: PlayerActProps) {
  const { day } = useFormat()
  const { playerId, username, status } = player
  return (
    <ActButton
      operation="excludePlayer"
      icon="heart"
      isFull={isFull}
      tone="danger-outline"
      fixed={{ playerId }}
      initial={{ until: toFirstDay(getDatabaseTime()) }}
      title={`Exclude ${username}?`}
      about="The player cannot play or pay in until the end of the day, here and at the other operators of the group. It lasts six months at least and cannot be shortened."
      labels={{ until: 'Until the end of' }}
      reasons={['The player asked for it', 'Signs of harm', 'Request of a register']}
      submitLabel="Exclude the player"
      done={({ until }) => `Excluded until ${day(until)}`}
      disabledReason={
        status === 'banned' || status === 'closed' ? 'The account cannot be used anyway' : undefined
      }
    >
      Exclude…
    </ActButton>
  )
}
