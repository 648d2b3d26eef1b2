import { useFormat } from '#core/operator/use-format.ts'
import { formatCount } from '#core/format/numbers.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Button } from '#parts/controls/button.tsx'
import { toWords } from '#parts/form/words/to-words.ts'
import { Note } from '#parts/feedback/note.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Change } from '#parts/values/change.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { changeWords, type Interaction, outcomeWords, wayWords } from '../words/interaction-words.ts'
import styles from './interactions.module.css'

/** Money in the figures is a text of minor units, and counts are numbers. */
const toText = (value: unknown, amount: (minor: string) => string): string =>
  typeof value === 'string' ? amount(value) : typeof value === 'number' ? formatCount(value) : 'none'

/** One contact, with the figures of the 14 days before and after it. */
export function InteractionDetail({
  interaction,
  onClose,
}: {
  readonly interaction: Interaction
  readonly onClose: () => void
}) {
  const { amount, moment, day } = useFormat()
  const { evaluation, evaluateAt } = interaction
  const before = evaluation?.before as Readonly<Record<string, unknown>> | undefined
  const after = evaluation?.after as Readonly<Record<string, unknown>> | undefined
  return (
    <Panel
      title={`Contact ${interaction.interactionId}`}
      tools={
        <Button tone="quiet" icon="close" onPress={onClose}>
          Close
        </Button>
      }
    >
      <Facts
        facts={[
          {
            title: 'Player',
            value: <PlayerLink playerId={interaction.playerId} name={interaction.username} />,
          },
          { title: 'When', value: moment(interaction.madeAt) },
          { title: 'By', value: interaction.madeByName ?? interaction.madeBy },
          { title: 'Way', value: wayWords[interaction.kind] },
          { title: 'Outcome', value: outcomeWords[interaction.outcome] },
          ...(interaction.flagId === null ? [] : [{ title: 'Flag', value: interaction.flagId }]),
        ]}
      />
      {interaction.note !== '' && <p className={styles.note}>“{interaction.note}”</p>}
      {evaluation && before && after ? (
        <>
          <b>After 14 days: {changeWords[evaluation.change]}</b>
          <Facts
            facts={Object.keys(after).map(name => ({
              title: toWords(name),
              value: <Change before={toText(before[name], amount)} after={toText(after[name], amount)} />,
            }))}
          />
        </>
      ) : (
        <Note icon="clock">It is evaluated on {day(evaluateAt)}.</Note>
      )}
    </Panel>
  )
}
