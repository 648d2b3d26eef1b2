import { monthsAfter } from '@fairground/rules/limits/restriction'
import { getDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { LimitButton } from '#parts/player/limit-button.tsx'
import styles from './player.module.css'

const reasons = ['Signs of harm', 'Interaction with the player', 'The player asked for it']
const minMonths = 6
const dayMs = 86_400_000
const defaultBreakHours = 24

/** The first day until which an exclusion may last, with a day of room for the zone. */
const toFirstDay = (now: number): string =>
  new Date(monthsAfter(now - (now % dayMs), minMonths) + dayMs).toISOString().slice(0, 10)

interface PlayerActsProps {
  readonly playerId: number
  readonly name: string
  readonly onDone: () => void
}

/** What a person can do for a player. The mild acts come first. */
export function PlayerActs({ playerId, name, onDone }: PlayerActsProps) {
  const { day } = useFormat()
  return (
    <div className={styles.acts}>
      <ActButton
        operation="recordInteraction"
        tone="main"
        size="lg"
        icon="phone"
        isFull
        fixed={{ playerId }}
        title={`Record a contact with ${name}`}
        about="It handles the open flag. After 14 days the platform compares the signs before and after."
        labels={{ kind: 'Way', outcome: 'What came of it', note: 'Note' }}
        reasons={['Flag of the worklist', 'The player called', 'Follow-up']}
        submitLabel="Record the contact"
        done={({ evaluateAt }) => `Recorded. It is evaluated on ${day(evaluateAt)}`}
        onDone={onDone}
      >
        Record a contact…
      </ActButton>
      <ActButton
        operation="restrictPlayer"
        icon="mute"
        isFull
        fixed={{ playerId, kind: 'stopPromotions', hours: undefined }}
        title={`Stop promotions for ${name}?`}
        about="The player gets no bonus, coupon or advertisement until a person lifts it."
        reasons={reasons}
        submitLabel="Stop promotions"
        done="Promotions are stopped"
        onDone={onDone}
      >
        Stop promotions…
      </ActButton>
      <ActButton
        operation="restrictPlayer"
        icon="lock"
        isFull
        fixed={{ playerId, kind: 'offerLimit', hours: undefined }}
        title={`Offer ${name} a limit?`}
        about="The player gets a message that suggests a limit. They decide."
        reasons={reasons}
        submitLabel="Offer a limit"
        done="The limit is offered"
        onDone={onDone}
      >
        Offer a limit…
      </ActButton>
      <ActButton
        operation="restrictPlayer"
        icon="pause"
        isFull
        fixed={{ playerId, kind: 'forceBreak' }}
        initial={{ hours: defaultBreakHours }}
        title={`Put ${name} on a break?`}
        about="At once: the player is signed out and cannot play or pay in until it is over."
        labels={{ hours: 'Hours' }}
        hints={{ hours: 'From 1 hour to 6 weeks, which is 1,008 hours' }}
        reasons={reasons}
        submitLabel="Start the break"
        done="The break has begun"
        onDone={onDone}
      >
        Force a break…
      </ActButton>
      <LimitButton playerId={playerId} username={name} onDone={onDone} />
      <ActButton
        operation="excludePlayer"
        icon="heart"
        tone="danger-outline"
        isFull
        fixed={{ playerId }}
        initial={{ until: toFirstDay(getDatabaseTime()) }}
        title={`Exclude ${name}?`}
        about="The player cannot play or pay in until the end of the day, here and at the other operators of the group. It lasts six months at least and cannot be shortened."
        labels={{ until: 'Until the end of' }}
        reasons={reasons}
        submitLabel="Exclude the player"
        done={({ until }) => `Excluded until ${day(until)}`}
        onDone={onDone}
      >
        Exclude…
      </ActButton>
    </div>
  )
}
