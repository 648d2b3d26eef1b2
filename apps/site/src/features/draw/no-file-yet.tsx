import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useText } from '#core/text/text.ts'

export function FileLoading() {
  return (
    <SkeletonGroup label={useText()('draw.verify.loading')}>
      <Skeleton height={96} />
      <Skeleton height={420} />
    </SkeletonGroup>
  )
}

export interface NoFileYetProps {
  record: { isFetched: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** Shown without a published file: loading, or not found. */
export function NoFileYet({ record: { isFetched, isFetching, refetch } }: NoFileYetProps) {
  const t = useText()
  return isFetched && !isFetching ? (
    <ErrorState
      title={t('draw.verify.noProof.title')}
      text={t('draw.verify.noProof.text')}
      retry={{ label: t('draw.verify.noProof.retry'), onPress: () => void refetch() }}
    />
  ) : (
    <FileLoading />
  )
}
