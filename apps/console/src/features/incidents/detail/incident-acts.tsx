import { ActButton } from '#parts/acts/act-button.tsx'

interface Props {
  readonly incidentId: number
}

export function WriteNote({ incidentId }: Props) {
  return (
    <ActButton
      operation="addIncidentEntry"
      fixed={{ incidentId }}
      fields={{ proposalId: () => null }}
      title="Write a note?"
      about="The timeline keeps it for ever. The report to the regulator contains it."
      labels={{ text: 'Note' }}
      reasons={['Record of what was found', 'Record of what was done', 'Record of a conversation']}
      submitLabel="Write the note"
      done="The note is in the timeline"
      icon="document"
    >
      Write a note…
    </ActButton>
  )
}

/** For example a proposal to void a draw. */
export function LinkProposal({ incidentId }: Props) {
  return (
    <ActButton
      operation="addIncidentEntry"
      fixed={{ incidentId }}
      title="Link a proposal?"
      about="The incident cannot close before the proposal is decided."
      labels={{ text: 'What the proposal does for the incident', proposalId: 'Number of the proposal' }}
      reasons={['The proposal corrects the incident', 'The proposal refunds affected players']}
      submitLabel="Link the proposal"
      done="The proposal is linked"
      icon="key"
    >
      Link a proposal…
    </ActButton>
  )
}

export function CloseIncident({ incidentId }: Props) {
  return (
    <ActButton
      operation="closeIncident"
      fixed={{ incidentId }}
      title={`Close incident ${incidentId}?`}
      about="Linked proposals must be decided first. A closed incident does not open again."
      labels={{ text: 'Conclusion' }}
      reasons={['The cause is corrected', 'No player was affected', 'False alarm']}
      submitLabel="Close the incident"
      done="The incident is closed"
      tone="main"
      icon="check"
    >
      Close the incident…
    </ActButton>
  )
}
