import {
  ContentKey,
  type ContentKind,
  contentKindNames,
  contentKinds,
  siteContentKey,
} from '@fairground/contract/operator/content-kinds'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { Type } from 'typebox'
import { usePath } from '#core/operator/use-path.ts'
import { describeNeed, useRights } from '#core/session/rights.ts'
import { Button } from '#parts/controls/button.tsx'
import { kindWords } from '../model/kind-words.ts'
import type { Thing } from '../model/things.ts'
import { KindField } from './kind-field.tsx'

const ActDialog = lazy(async () => ({
  default: (await import('#parts/form/dialog/act-dialog.tsx')).ActDialog,
}))

const nameHint = 'Small letters, digits and hyphens. The address of a page ends with it, so it stays.'
const gameHint = 'The number of the game.'

const toSchema = (kind: ContentKind) =>
  Type.Object(
    { kind: Type.String(), ...(contentKinds[kind].key !== 'site' && { key: ContentKey }) },
    { additionalProperties: false },
  )

/** Asks what to make. Nothing is stored before the first draft is saved. */
export function NewContent({ things }: { readonly things: readonly Thing[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [kind, setKind] = useState<ContentKind>('page')
  const { mayDo } = useRights()
  const navigate = useNavigate()
  const path = usePath()
  const need = mayDo('saveContentDraft') ? undefined : describeNeed('content.publish')
  const open = async (value: unknown): Promise<void> => {
    const { key = siteContentKey } = value as { readonly key?: string }
    await navigate(path('content', kind, key))
  }
  return (
    <>
      <Button tone="main" icon="plus" disabledReason={need} onPress={() => setIsOpen(true)}>
        New content…
      </Button>
      {isOpen && (
        <Suspense>
          <ActDialog
            key={kind}
            isOpen
            title="New content"
            about={`${kindWords[kind].where}. Players see nothing until it is published.`}
            schema={toSchema(kind)}
            start={{ kind }}
            labels={{ key: contentKinds[kind].key === 'game' ? 'Game' : 'Name' }}
            hints={{ key: contentKinds[kind].key === 'game' ? gameHint : nameHint }}
            fields={{
              kind: field => (
                <KindField
                  field={field}
                  kinds={contentKindNames.filter(
                    each => contentKinds[each].key !== 'site' || !things.some(thing => thing.kind === each),
                  )}
                  onChoose={setKind}
                />
              ),
            }}
            submitLabel="Open the editor"
            onClose={() => setIsOpen(false)}
            onSubmit={open}
          />
        </Suspense>
      )}
    </>
  )
}
