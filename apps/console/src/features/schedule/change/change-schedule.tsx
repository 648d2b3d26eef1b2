import { closed } from '@fairground/contract/entities/values'
import { GameSchedule } from '@fairground/contract/operator/game-template'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useState } from 'react'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { Button, ButtonLink } from '#parts/controls/button.tsx'
import { checkValue } from '#parts/form/model/check-value.ts'
import { diff } from '#parts/form/model/describe-value.ts'
import { isSameValue } from '#parts/form/model/paths.ts'
import { SchemaForm } from '#parts/form/schema-form.tsx'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { type Crumb, Page } from '#parts/layout/page.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Change } from '#parts/values/change.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { describeSchedule } from '../plan/schedule-words.ts'
import { NextStarts } from './next-starts.tsx'
import styles from './change.module.css'

type Live = NonNullable<OperatorOutput<'getGame'>['live']>

const form = closed({ schedule: GameSchedule })

/** Changes the schedule of a live game: the form, the starts that follow, and the proposal. */
export function ChangeSchedule({ live, crumbs }: { readonly live: Live; readonly crumbs: readonly Crumb[] }) {
  const path = usePath()
  const { zone } = useFormat()
  const { mayPropose } = useRights()
  const { game, hash, status } = live
  const [value, setValue] = useState<unknown>({ schedule: game.schedule })
  const { schedule } = value as { readonly schedule: GameSchedule }
  const errors = checkValue(form, value)
  const isValid = errors.length === 0
  const isChanged = !isSameValue(schedule, game.schedule)
  const isReadOnly = !mayPropose('changeSchedule') || status === 'retired'
  const changes = isValid ? diff(form, { schedule: game.schedule }, value, { timeZone: zone }) : []
  const obstacle = !isValid ? 'Correct the marked fields' : isChanged ? undefined : 'Nothing is changed'
  return (
    <Page
      title={`Schedule of ${game.title}`}
      crumbs={crumbs}
      about={`Runs start ${describeSchedule(game.schedule)}`}
      tools={
        <>
          <ButtonLink href={path('games', game.id)} icon="dice">
            Open the game
          </ButtonLink>
          {isChanged && (
            <Button icon="back" onPress={() => setValue({ schedule: game.schedule })}>
              Back to the live schedule
            </Button>
          )}
        </>
      }
    >
      <Columns kind="aside">
        <Columns kind="even">
          <Panel title="Schedule">
            <fieldset disabled={isReadOnly} className={styles.form}>
              <SchemaForm
                schema={form}
                value={value}
                initial={{ schedule: game.schedule }}
                errors={isChanged ? errors : []}
                timeZone={zone}
                labels={{ schedule: 'Runs start' }}
                onChange={setValue}
              />
            </fieldset>
          </Panel>
          <NextStarts
            title={isChanged ? 'Next starts, as proposed' : 'Next starts'}
            gameId={game.id}
            schedule={isValid ? schedule : undefined}
            live={isChanged ? game.schedule : undefined}
          />
        </Columns>
        <Stack>
          <Panel title="What changes">
            {changes.length === 0 ? (
              <p className={styles.quiet}>Nothing is changed.</p>
            ) : (
              <Facts
                facts={changes.map(({ label, before, after }) => ({
                  title: label.replace(/^Schedule · /, ''),
                  value: <Change before={before ?? null} after={after ?? null} />,
                }))}
              />
            )}
            <ProposeButton
              kind="changeSchedule"
              tone="main"
              size="lg"
              icon="users"
              isFull
              fixed={{ gameId: game.id, basedOn: hash, schedule }}
              title={`Propose a new schedule of ${game.title}?`}
              about="Runs that are open keep their times. New runs open by the new schedule after approval."
              disabledReason={obstacle}
            >
              Propose the schedule…
            </ProposeButton>
            <p className={styles.quiet}>A game approver decides. You cannot approve your own.</p>
          </Panel>
        </Stack>
      </Columns>
    </Page>
  )
}
