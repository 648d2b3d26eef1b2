import type { GameTemplate, GameTerms } from '@fairground/contract/operator/game-template'
import type { DiffRow } from '#parts/form/model/describe-value.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import type { Check } from '../checks/checklist.ts'
import type { Draft, LoadedGame } from './use-draft.ts'
import styles from './designer.module.css'

const toTerms = ({ id: _, title: _t, titleShort: _s, description: _d, ...terms }: GameTemplate): GameTerms =>
  terms

const textPaths = new Set(['title', 'titleShort', 'description'])

/** Why the draft cannot be proposed now. */
const findObstacle = (draft: Draft, checks: readonly Check[], count: number): string | undefined => {
  const { kind } = draft.state
  if (draft.conflict) return 'Choose one of the two drafts first'
  if (kind === 'unsaved' || kind === 'saving') return 'The draft is being saved'
  if (kind === 'unreadable' || kind === 'failed') return 'The draft is not saved'
  if (checks.some(({ state }) => state === 'bad')) return 'Solve what is not passed, then propose'
  if (checks.some(({ state }) => state === 'waiting')) return 'The rules are being checked'
  return count === 0 ? 'Nothing is changed' : undefined
}

interface ProposePartProps {
  readonly loaded: LoadedGame
  readonly draft: Draft
  readonly checks: readonly Check[]
  readonly changes: readonly DiffRow[]
  readonly nextVersion: number
}

/** The ways out of a draft: terms need a second person, texts do not. */
export function ProposePart({ loaded, draft, checks, changes, nextVersion }: ProposePartProps) {
  const { game } = draft
  const { live } = loaded
  const texts = changes.filter(({ path }) => textPaths.has(path))
  const terms = changes.length - texts.length
  const { title, titleShort, description } = game
  return (
    <div className={styles.propose}>
      {live ? (
        <>
          <ProposeButton
            kind="changeGame"
            tone="main"
            size="lg"
            icon="users"
            isFull
            fixed={{ gameId: game.id, basedOn: live.hash, terms: toTerms(game) }}
            title={`Propose version ${nextVersion} of ${game.title}?`}
            about="The next run after approval has the new terms. Runs that are open keep theirs."
            disabledReason={findObstacle(draft, checks, terms)}
          >
            Propose version {nextVersion}…
          </ProposeButton>
          {texts.length > 0 && (
            <ActButton
              operation="changeGameTexts"
              icon="document"
              isFull
              fixed={{ gameId: game.id, texts: { title, titleShort, description } }}
              title={`Change the texts of ${live.game.title}?`}
              about="Players see the new texts at once."
              submitLabel="Change the texts"
              done="The texts are changed"
            >
              Change the texts now…
            </ActButton>
          )}
        </>
      ) : (
        <ProposeButton
          kind="publishGame"
          tone="main"
          size="lg"
          icon="users"
          isFull
          fixed={{ game }}
          title={`Propose to publish ${game.title}?`}
          about="After approval the game opens its first runs and players can buy."
          disabledReason={findObstacle(draft, checks, 1)}
        >
          Propose to publish…
        </ProposeButton>
      )}
      <p className={styles.hint}>A game approver decides. You cannot approve your own.</p>
    </div>
  )
}
