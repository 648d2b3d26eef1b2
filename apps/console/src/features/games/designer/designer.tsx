import { isInstantKind } from '@fairground/fair/instant/instant-games'
import { lazy, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Button, ButtonLink } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { GameStatusTag } from '../list/game-status.tsx'
import { type AnyKind, isKnownKind } from '../kinds/terms/game-kind.ts'
import { ConflictNote } from './conflict-note.tsx'
import { GameActs } from './game-acts.tsx'
import { SaveStamp } from './save-stamp.tsx'
import { type LoadedGame, useDraft } from './use-draft.ts'

const DesignPanels = lazy(async () => ({ default: (await import('./design-panels.tsx')).DesignPanels }))
const Versions = lazy(async () => ({ default: (await import('../versions/versions.tsx')).Versions }))

interface DesignerProps {
  readonly gameId: number
  readonly loaded: LoadedGame
  readonly part: 'design' | 'versions'
}

/** A game: its draft against its live version, with everything that follows from its terms. */
export function Designer({ gameId, loaded, part }: DesignerProps) {
  const path = usePath()
  const navigate = useNavigate()
  const { mayDo } = useRights()
  const draft = useDraft(gameId, loaded)
  const { live, versions } = loaded
  const last = useMemo(() => versions.toSorted((one, other) => other.version - one.version)[0], [versions])
  const kind: AnyKind | undefined = isKnownKind(draft.game.rules.kind) ? draft.game.rules.kind : undefined
  const isReadOnly = !mayDo('saveGameDraft') || live?.status === 'retired'
  return (
    <Page
      title={draft.game.title === '' ? `Game ${gameId}` : draft.game.title}
      crumbs={[{ title: 'Games', href: path('games') }]}
      about={
        <>
          {loaded.draft && <Tag tone="info">Draft, version {(last?.version ?? 0) + 1}</Tag>}
          <GameStatusTag status={live?.status ?? null} />
          {last && (
            <span>
              Version {last.version} since <When at={last.at} />
            </span>
          )}
          <SaveStamp draft={draft} />
        </>
      }
      tools={
        <>
          {live && <GameActs live={live} />}
          {loaded.draft && (
            <ActButton
              operation="discardGameDraft"
              icon="trash"
              fixed={{ gameId }}
              title={`Throw away the draft of ${draft.game.title}?`}
              about={
                live ? 'The live version stays as it is.' : 'The game was never published, so it is gone.'
              }
              submitLabel="Throw away the draft"
              done="The draft is thrown away"
              onDone={() => {
                if (!live) void navigate(path('games'))
              }}
            >
              Discard draft…
            </ActButton>
          )}
          {part === 'design' ? (
            <ButtonLink href={path('games', gameId, 'versions')} icon="clock">
              Versions
            </ButtonLink>
          ) : (
            <ButtonLink href={path('games', gameId)} icon="back">
              Designer
            </ButtonLink>
          )}
          {!isReadOnly && part === 'design' && (
            <Button
              icon="back"
              onPress={() => draft.undo?.()}
              disabledReason={draft.undo ? undefined : 'Nothing to undo'}
            >
              Undo
            </Button>
          )}
        </>
      }
    >
      <ConflictNote draft={draft} />
      {part === 'versions' ? (
        <Versions gameId={gameId} versions={versions} />
      ) : kind === undefined ? (
        <Note tone="bad" icon="warning">
          This console does not know games of the kind {draft.game.rules.kind}.
        </Note>
      ) : (
        <DesignPanels
          {...{ loaded, draft, kind, isReadOnly }}
          isDeck={isInstantKind(kind)}
          lastVersion={last?.version ?? 0}
        />
      )}
    </Page>
  )
}
