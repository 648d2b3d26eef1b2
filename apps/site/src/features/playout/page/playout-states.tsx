import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Wrap } from '@fairground/ui/layout/page.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useText } from '#core/text/text.ts'

/** A play-out that does not exist, with a link to the results. */
export function PlayoutMissing({ title, text }: { title: string; text: string }) {
  const t = useText()
  return (
    <Wrap>
      <EmptyState
        heading="h1"
        title={title}
        text={text}
        action={<ButtonLink href="/draws">{t('playout.notFound.action')}</ButtonLink>}
      />
    </Wrap>
  )
}

export interface PlayoutFailedProps {
  title: string
  text: string
  retry: () => void
}

export function PlayoutFailed({ title, text, retry }: PlayoutFailedProps) {
  const t = useText()
  return (
    <Wrap>
      <ErrorState
        heading="h1"
        title={title}
        text={text}
        retry={{ label: t('playout.failed.retry'), onPress: retry }}
      />
    </Wrap>
  )
}

export function PlayoutLoading({ label }: { label: string }) {
  return (
    <Wrap>
      <SkeletonGroup label={label}>
        <Skeleton height="70vh" />
      </SkeletonGroup>
    </Wrap>
  )
}
