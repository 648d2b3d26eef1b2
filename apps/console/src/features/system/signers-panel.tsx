import { formatCount } from '#core/format/numbers.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { FileTextControl } from '#parts/form/controls/file-text-control.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { type Fact, Facts } from '#parts/values/facts.tsx'
import { Hash } from '#parts/values/hash.tsx'
import { Tag, type Tone } from '#parts/values/tag.tsx'
import type { System } from './judge-system.ts'
import { readSigner, type SignerView } from './read-signer.ts'

const modes: Readonly<Record<string, { readonly words: string; readonly tone: Tone }>> = {
  active: { words: 'Signs', tone: 'good' },
  unconfirmed: { words: 'Waits for its term', tone: 'warn' },
  standby: { words: 'Standby, in step', tone: 'good' },
  behind: { words: 'Standby, behind', tone: 'warn' },
  fenced: { words: 'Shut out by a newer term', tone: 'bad' },
}

const toFacts = (signer: SignerView): readonly Fact[] => {
  const count = (title: string, value: number | undefined): readonly Fact[] =>
    value === undefined ? [] : [{ title, value: formatCount(value) }]
  return [
    ...count('Term', signer.term),
    ...count('Entry of its log', signer.position),
    ...count('Beacon round', signer.beaconRound),
    ...(signer.clockDriftMs === undefined
      ? []
      : [{ title: 'Clock differs by', value: `${formatCount(Math.round(signer.clockDriftMs))} ms` }]),
    ...(signer.key === undefined ? [] : [{ title: 'Key', value: <Hash value={signer.key} name="key" /> }]),
  ]
}

function SignerPanel({
  signer,
  number,
}: {
  readonly signer: SignerView | undefined
  readonly number: number
}) {
  const known = signer && Object.hasOwn(modes, signer.mode) ? modes[signer.mode] : undefined
  return (
    <Panel
      title={`Signer ${number}`}
      about={
        signer ? (
          <Tag tone={known?.tone ?? 'neutral'}>{known?.words ?? signer.mode}</Tag>
        ) : (
          <Tag tone="bad" icon="warning">
            Does not answer
          </Tag>
        )
      }
    >
      {signer ? (
        <>
          <Facts facts={toFacts(signer)} />
          {signer.isSolo && (
            <Note tone="warn" icon="warning">
              No second machine has its newest entries: a failover is not possible.
            </Note>
          )}
          {signer.endingChains.map(({ game, left }) => (
            <Note key={game} tone="warn" icon="clock">
              {game}: {formatCount(left)} seeds left
            </Note>
          ))}
        </>
      ) : (
        <p>Draws that need this signer wait.</p>
      )}
    </Panel>
  )
}

/** The machines that hold the seeds of the draws, and the way to log a new term. */
export function SignersPanel({ signers }: Pick<System, 'signers'>) {
  return (
    <>
      {signers.map((status, at) => (
        <SignerPanel key={at} signer={readSigner(status)} number={at + 1} />
      ))}
      <Panel title="Term of the signer">
        <p>
          When another machine takes over, its program prints a new term. Two draw officers write it into the
          public log; statements of the earlier term then no longer count.
        </p>
        <ProposeButton
          kind="logSignerTerm"
          icon="key"
          isFull
          fixed={{}}
          title="Log a new term of the signer"
          labels={{ term: 'What the program of the signer printed' }}
          fields={{ term: field => <FileTextControl field={field} /> }}
          reasons={['The first machine failed', 'Planned change of machines']}
        >
          Log a term…
        </ProposeButton>
      </Panel>
    </>
  )
}
