import { lazy, Suspense, useMemo } from 'react'
import { formatShare } from '#core/format/numbers.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { ReadyPanel } from '../checks/ready-panel.tsx'
import { toChecklist } from '../checks/checklist.ts'
import { useChecks } from '../checks/use-checks.ts'
import { RiskPanel } from '../figures/risk-panel.tsx'
import { useFigures } from '../figures/use-figures.ts'
import { useLines } from '../figures/use-lines.ts'
import { PrizeTable } from '../prizes/prize-table.tsx'
import { type AnyKind, kindWords } from '../kinds/terms/game-kind.ts'
import { useMoneyFormat } from '../kinds/terms/use-money-format.ts'
import { diffGames } from '../versions/diff-games.ts'
import { ScheduleForm } from './more-forms.tsx'
import { ProposePart } from './propose-part.tsx'
import { TermsForm } from './terms-form.tsx'
import type { Draft, LoadedGame } from './use-draft.ts'
import styles from './designer.module.css'

// What stands below or beside the form is loaded after it.
const SimulationPanel = lazy(async () => ({
  default: (await import('../figures/simulation-panel.tsx')).SimulationPanel,
}))
const SeenPanel = lazy(async () => ({ default: (await import('../seen/seen-panel.tsx')).SeenPanel }))
const AgainstPanel = lazy(async () => ({
  default: (await import('../versions/against-panel.tsx')).AgainstPanel,
}))

interface DesignPanelsProps {
  readonly loaded: LoadedGame
  readonly draft: Draft
  readonly kind: AnyKind
  readonly isDeck: boolean
  readonly isReadOnly: boolean
  readonly lastVersion: number
}

export function DesignPanels({ loaded, draft, kind, isDeck, isReadOnly, lastVersion }: DesignPanelsProps) {
  const { game, change } = draft
  const live = loaded.live?.game
  const money = useMoneyFormat()
  const { lines, note, choose, isKnown } = useLines(game)
  const figures = useFigures(game, lines)
  const changes = useMemo(() => (live ? diffGames(live, game, { money }) : []), [live, game, money])
  const { errors, problems } = useChecks(game, loaded.draft !== null)
  const checks = toChecklist({
    problems: errors.length > 0 ? [{ rule: 'terms', text: 'A field is not filled in' }] : problems,
    isDeck,
    isLive: live !== undefined,
    returned: figures.value && formatShare(figures.value.returns.withGuarantees),
  })
  const words = kindWords[kind].lines
  const part = { game, live, errors, isReadOnly, onChange: change }
  return (
    <Suspense fallback={<Bars count={8} />}>
      <div className={styles.designer}>
        <div className={styles.terms}>
          <TermsForm {...part} kind={kind} changedCount={changes.length} />
          <ScheduleForm {...part} />
        </div>
        <div className={styles.main}>
          <PrizeTable {...part} kind={kind} figures={figures} problems={problems ?? []} />
          {isKnown && (
            <SimulationPanel
              {...{ game, lines, words }}
              figures={figures.value}
              onLines={choose}
              linesNote={note}
            />
          )}
        </div>
        <div className={styles.side}>
          {live && (
            <AgainstPanel
              title={`Draft against version ${lastVersion}`}
              live={live}
              figures={figures}
              changes={changes}
            />
          )}
          {figures.value && <RiskPanel figures={figures.value} cap={game.cap} words={words} />}
          <ReadyPanel title="Ready to propose" checks={checks}>
            <ProposePart {...{ loaded, draft, checks }} changes={changes} nextVersion={lastVersion + 1} />
          </ReadyPanel>
        </div>
        <div className={styles.seen}>
          <SeenPanel {...part} kind={kind} figures={figures.value} lines={lines} />
        </div>
      </div>
    </Suspense>
  )
}
