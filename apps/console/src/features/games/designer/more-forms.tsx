import { closed } from '@fairground/contract/entities/values'
import { GameSchedule, type GameTemplate, GameTexts } from '@fairground/contract/operator/game-template'
import { useFormat } from '#core/operator/use-format.ts'
import type { FieldError } from '#parts/form/model/check-value.ts'
import { SchemaForm } from '#parts/form/schema-form.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import styles from './designer.module.css'

export interface PartProps {
  readonly game: GameTemplate
  readonly live: GameTemplate | undefined
  readonly errors: readonly FieldError[]
  readonly isReadOnly: boolean
  readonly onChange: (game: GameTemplate) => void
}

const scheduleForm = closed({ schedule: GameSchedule })

/** When runs start. A live game changes it on the page of schedules too. */
export function ScheduleForm({ game, live, errors, isReadOnly, onChange }: PartProps) {
  const { zone } = useFormat()
  return (
    <Panel title="Schedule">
      <fieldset disabled={isReadOnly} className={styles.schedule}>
        <SchemaForm
          schema={scheduleForm}
          value={{ schedule: game.schedule }}
          {...(live && { initial: { schedule: live.schedule } })}
          errors={errors.filter(({ path }) => path.startsWith('schedule'))}
          timeZone={zone}
          labels={{ schedule: 'Runs start' }}
          onChange={value => onChange({ ...game, ...(value as Pick<GameTemplate, 'schedule'>) })}
        />
        <p className={styles.hint}>A change takes effect with the next run after approval.</p>
      </fieldset>
    </Panel>
  )
}

/** What players read. One person changes it. */
export function TextsForm({ game, live, errors, isReadOnly, onChange }: PartProps) {
  const { title, titleShort, description } = game
  return (
    <fieldset disabled={isReadOnly} className={styles.form}>
      <SchemaForm
        schema={GameTexts}
        value={{ title, titleShort, description }}
        {...(live && { initial: live })}
        errors={errors.filter(({ path }) => path in GameTexts.properties)}
        onChange={texts => onChange({ ...game, ...(texts as Partial<GameTemplate>) })}
      />
    </fieldset>
  )
}
