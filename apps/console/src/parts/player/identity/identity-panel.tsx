import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { PersonalField } from '@fairground/contract/operator/player-views'
import type { ReactNode } from 'react'
import { formatQuantity } from '#core/format/numbers.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Button } from '#parts/controls/button.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { type Fact, Facts } from '#parts/values/facts.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { TimeLeft } from '#parts/values/time-left.tsx'
import { FieldsChoice } from './fields-choice.tsx'
import { mainFields, personalFieldOrder, personalFieldWords, usualFields } from './field-words.ts'
import type { Reveal } from './use-reveal.ts'
import styles from './identity.module.css'

export type MaskedPerson = OperatorOutput<'getPlayer'>['person']

export interface IdentityPanelProps {
  readonly playerId: number
  readonly person: MaskedPerson
  readonly reveal: Reveal
  readonly title?: string
  /** Facts after the personal data. */
  readonly facts?: readonly Fact[]
  /** Common reasons of this page. */
  readonly reasons?: readonly string[]
  /** What is chosen to be revealed when the dialog opens. */
  readonly initialFields?: readonly PersonalField[]
  readonly children?: ReactNode
}

const commonReasons = ['The player called', 'Compare with a document', 'Check of a payment']

const createFieldsChoice =
  (available: readonly PersonalField[]) =>
  ({ value, onChange }: FieldContext) => (
    <FieldsChoice
      available={available}
      chosen={(value ?? []) as readonly PersonalField[]}
      onChange={onChange}
    />
  )

/** Personal data, masked. A reason reveals them for 15 minutes. */
export function IdentityPanel(props: IdentityPanelProps) {
  const {
    playerId,
    person,
    reveal,
    title = 'Identity',
    facts = [],
    reasons = commonReasons,
    initialFields = usualFields,
    children,
  } = props
  const { revealed } = reveal
  const given = personalFieldOrder.filter(field => person[field] !== null)
  const shown = personalFieldOrder.filter(field => given.includes(field) || mainFields.includes(field))
  const usual = initialFields.filter(field => given.includes(field))
  const toValue = (field: PersonalField): ReactNode => {
    const full = revealed?.values[field]
    if (full !== undefined) return <b className={styles.full}>{full}</b>
    return person[field] ?? <span className={styles.none}>not given</span>
  }
  return (
    <Panel
      title={title}
      tools={
        revealed ? (
          <Tag tone="warn" icon="eye">
            <TimeLeft until={revealed.until} label="Time until the data are masked" />
          </Tag>
        ) : (
          <Tag icon="lock">Masked</Tag>
        )
      }
    >
      <Facts
        isLeft
        facts={[
          ...shown.map(field => ({ title: personalFieldWords[field], value: toValue(field) })),
          ...facts,
        ]}
      />
      {children}
      <div className={styles.reveal}>
        {revealed && (
          <Button icon="eye-off" isFull onPress={reveal.mask}>
            Mask now
          </Button>
        )}
        <ActButton
          operation="revealPlayerData"
          icon="eye"
          isFull
          fixed={{ playerId }}
          initial={{ fields: [...(usual.length > 0 ? usual : given)] }}
          title="Reveal personal data"
          about="The data are shown for 15 minutes or until you leave the player. The log keeps what you saw and why."
          fields={{ fields: createFieldsChoice(given) }}
          reasons={reasons}
          submitLabel="Reveal"
          done="Revealed for 15 minutes"
          onDone={reveal.show}
          disabledReason={given.length === 0 ? 'The player has given no personal data' : undefined}
        >
          {revealed ? 'Reveal more…' : 'Reveal, with a reason…'}
        </ActButton>
        <p role="status">
          {revealed
            ? `Logged. You can reveal ${formatQuantity(revealed.leftToday, 'more time', 'more times')} today.`
            : 'The log keeps each look.'}
        </p>
      </div>
    </Panel>
  )
}
