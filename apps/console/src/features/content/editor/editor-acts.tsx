import { useRights } from '#core/session/rights.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Button } from '#parts/controls/button.tsx'
import { kindWords } from '../model/kind-words.ts'
import { type FullVersion, toThingTitle } from '../model/things.ts'
import type { EditorProps } from './content-name.ts'
import { PublishButton } from './publish-button.tsx'
import type { Draft } from './use-draft.ts'

interface EditorActsProps extends EditorProps {
  readonly draft: Draft
  readonly versions: readonly FullVersion[]
  readonly areVersionsShown: boolean
  readonly onVersions: () => void
}

/** What a person does with the thing as a whole. */
export function EditorActs(props: EditorActsProps) {
  const { name, versions, draft, thing, areVersionsShown, onVersions } = props
  const { mayDo } = useRights()
  const open = versions.find(({ status }) => status === 'draft' || status === 'scheduled')
  const isLive = versions.some(({ status }) => status === 'live')
  const title = toThingTitle(name)
  const word = kindWords[name.kind].one.toLowerCase()
  return (
    <>
      <Button icon="clock" isPressed={areVersionsShown} onPress={onVersions}>
        Versions
      </Button>
      {open && (
        <ActButton
          operation="discardDraft"
          icon="trash"
          fixed={{ versionId: open.versionId }}
          title={open.status === 'draft' ? 'Discard the draft?' : 'Cancel the publication?'}
          about="Players keep seeing what is live. The version stays among the versions."
          submitLabel={open.status === 'draft' ? 'Discard the draft' : 'Cancel the publication'}
          cancelLabel="Keep it"
          done={open.status === 'draft' ? 'The draft is discarded' : 'The publication is cancelled'}
        >
          {open.status === 'draft' ? 'Discard…' : 'Cancel the publication…'}
        </ActButton>
      )}
      {isLive && (
        <ActButton
          operation="removeContent"
          tone="danger-outline"
          fixed={name}
          title={`Remove ${title} from the site?`}
          about={`Players no longer see this ${word}${name.language ? ` in ${name.language}` : ''}.`}
          submitLabel="Remove from the site"
          cancelLabel="Keep it on the site"
          done={`${title} is removed from the site`}
        >
          Remove…
        </ActButton>
      )}
      {name.kind === 'page' && (thing?.live.length ?? 0) > 1 && (
        <ActButton
          operation="removeContent"
          tone="danger-outline"
          fixed={{ kind: name.kind, key: name.key, language: undefined }}
          title={`Remove ${title} in all ${thing?.live.length} languages?`}
          about="Players no longer see this page in any language."
          submitLabel="Remove in all languages"
          cancelLabel="Keep it on the site"
          done={({ removed }) => `${title} is removed in ${removed} languages`}
        >
          Remove all languages…
        </ActButton>
      )}
      {draft.isChanged && mayDo('saveContentDraft') && (
        <Button
          isLoading={draft.isSaving}
          disabledReason={
            draft.errors.length > 0
              ? 'Correct the marked fields first'
              : draft.theirs
                ? 'Choose one of the two versions first'
                : undefined
          }
          onPress={() => void draft.save()}
        >
          Save draft
        </Button>
      )}
      <PublishButton name={name} thing={thing} versions={versions} isChanged={draft.isChanged} />
    </>
  )
}
