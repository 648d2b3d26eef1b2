import type { ReactNode } from 'react'
import { usePath } from '#core/operator/use-path.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { ProvidersPanel } from '../integrations/providers-panel.tsx'
import { LookPanels } from '../look/look-panels.tsx'
import type { LookDraft } from '../look/use-look-draft.ts'
import { HostsPanel } from '../overview/hosts-panel.tsx'
import { Checklist } from '../readiness/checklist.tsx'
import type { ReadinessItem } from '../readiness/readiness-words.ts'
import type { Settings } from '../settings/changed-settings.ts'
import { OpenProposals } from '../settings/open-proposals.tsx'
import { pickSiteGroup } from '../settings/setting-groups.ts'
import { SettingsPanel } from '../settings/settings-tab.tsx'
import type { OperatorView } from '../use-operator-view.ts'
import { GamePanel } from './game-panel.tsx'
import { RulesPanel } from './rules-panel.tsx'
import { getStepItems, type StepName, stepNames, steps } from './steps.ts'
import styles from './step-panels.module.css'

interface StepProps {
  readonly operator: OperatorView
  readonly draft: LookDraft
}

const textsGroup = pickSiteGroup('Texts', 'What players and search engines read.', [
  'title',
  'description',
  'mailAddress',
])

const nothing = () => null

/** What can be done on the spot in each step. Other pages do the rest, and the checklist leads there. */
const contents: Readonly<Record<StepName, (props: StepProps) => ReactNode>> = {
  address: ({ operator }) => <HostsPanel hosts={operator.hosts} />,
  look: ({ draft }) => <LookPanels {...draft} />,
  rules: ({ operator }) => <RulesPanel operator={operator} />,
  payments: () => (
    <>
      <ProvidersPanel />
      <OpenProposals kind="usePaymentProvider" />
    </>
  ),
  texts: ({ operator }) => <SettingsPanel group={textsGroup} settings={operator.settings as Settings} />,
  people: nothing,
  game: () => <GamePanel />,
  sale: nothing,
  ready: nothing,
}

interface StepPanelsProps extends StepProps {
  readonly step: StepName
  readonly items: readonly ReadinessItem[]
}

/** The current step: its part of the checklist, and what can be done here. */
export function StepPanels({ step, items, ...props }: StepPanelsProps) {
  const own = getStepItems(step, items)
  return (
    <Stack>
      {own.length > 0 && (
        <Panel title={steps[step].title} about={<span>{steps[step].todo}</span>} isFlush>
          <Checklist items={own} />
        </Panel>
      )}
      {contents[step](props)}
      <Neighbours step={step} />
    </Stack>
  )
}

function Neighbours({ step }: { readonly step: StepName }) {
  const path = usePath()
  const at = stepNames.indexOf(step)
  const [before, after] = [stepNames[at - 1], stepNames[at + 1]]
  return (
    <nav className={styles.neighbours} aria-label="Steps before and after">
      {before && (
        <ButtonLink href={path('operator', 'first-run', before)} icon="back" size="lg">
          {steps[before].title}
        </ButtonLink>
      )}
      {after ? (
        <ButtonLink href={path('operator', 'first-run', after)} tone="main" size="lg">
          Next: {steps[after].title}
        </ButtonLink>
      ) : (
        <ButtonLink href={path('operator', 'overview')} tone="main" size="lg">
          To the operator
        </ButtonLink>
      )}
    </nav>
  )
}
