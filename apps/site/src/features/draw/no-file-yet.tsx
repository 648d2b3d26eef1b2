import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useText } from '#app/text.ts'

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

/** While the published file is not there: on its way, or missing. */
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
