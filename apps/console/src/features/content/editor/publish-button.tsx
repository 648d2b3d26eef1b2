import { Time } from '@fairground/contract/entities/values'
import { Reason } from '@fairground/contract/operator/operator-operation'
import { lazy, Suspense, useState } from 'react'
import { Type } from 'typebox'
import { call } from '#core/api/call.ts'
import { refreshAll } from '#core/api/use-act.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { describeNeed, useRights } from '#core/session/rights.ts'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { kindWords } from '../model/kind-words.ts'
import { type FullVersion, type Thing, toThingTitle, type Version } from '../model/things.ts'
import type { ContentName } from './content-name.ts'
import { toPublishWords } from './publish-words.ts'

const ActDialog = lazy(async () => ({
  default: (await import('#parts/form/dialog/act-dialog.tsx')).ActDialog,
}))

interface PublishButtonProps {
  readonly name: ContentName
  readonly thing: Thing | undefined
  readonly versions: readonly FullVersion[]
  readonly isChanged: boolean
}

interface Chosen {
  readonly languages?: readonly string[]
  readonly at?: number
  readonly reason: string
}

const toSchema = (languages: readonly string[]) =>
  Type.Object(
    {
      ...(languages.length > 1 && {
        languages: Type.Array(Type.Enum([...languages]), { minItems: 1, uniqueItems: true }),
      }),
      at: Type.Optional(Time),
      reason: Reason,
    },
    { additionalProperties: false },
  )

/** Publishes the draft, or the drafts of several languages at once, now or at a time. */
export function PublishButton({ name, thing, versions, isChanged }: PublishButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const memberId = useMemberId()
  const { mayDo } = useRights()
  const { zone, moment } = useFormat()
  const own: Version | undefined = versions.find(({ status }) => status === 'draft')
  const others = (thing?.drafts ?? []).filter(({ versionId }) => versionId !== own?.versionId)
  const drafts = own ? [own, ...others] : others
  const languages = drafts.flatMap(({ language }) => language ?? [])
  const reason = !mayDo('publishContent')
    ? describeNeed('content.publish')
    : isChanged
      ? 'Save the draft first'
      : drafts.length === 0
        ? 'There is no draft to publish'
        : undefined

  const publish = async (value: unknown): Promise<void> => {
    const { languages: wanted = languages, at, reason: why } = value as Chosen
    const chosen = drafts.filter(({ language }) => language === null || wanted.includes(language))
    try {
      for (const { versionId, hash } of chosen)
        await call(
          'publishContent',
          { versionId, hash, reason: why, ...(at !== undefined && { at }) },
          memberId,
        )
    } finally {
      await refreshAll()
    }
    say({ tone: 'win', title: toPublishWords(toThingTitle(name), chosen.length, at, moment) })
  }

  return (
    <>
      <Button tone="main" disabledReason={reason} onPress={() => setIsOpen(true)}>
        {languages.length > 1 ? `Publish ${languages.length} languages…` : 'Publish…'}
      </Button>
      {isOpen && (
        <Suspense>
          <ActDialog
            isOpen
            title={`Publish ${toThingTitle(name)}`}
            about={`${kindWords[name.kind].where}. Players see it at once, or from the time below. Browsers show it within a minute.`}
            schema={toSchema(languages)}
            {...(languages.length > 1 && { start: { languages } })}
            labels={{ at: 'From', languages: 'Languages' }}
            hints={{ at: `Leave it empty to publish at once. In ${zone.replaceAll('_', ' ')} time.` }}
            timeZone={zone}
            reasons={['New content', 'Correction', 'Campaign', 'Required by law']}
            submitLabel="Publish"
            cancelLabel="Keep as a draft"
            onClose={() => setIsOpen(false)}
            onSubmit={publish}
          />
        </Suspense>
      )}
    </>
  )
}
