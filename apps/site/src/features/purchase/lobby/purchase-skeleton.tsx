import { Skeleton } from '@fairground/ui/feedback/skeleton.tsx'
import { LobbyLayout } from './lobby-layout.tsx'

/** Placeholder while the lobby of a game with dealt tickets loads. */
export function PurchaseSkeleton() {
  return (
    <>
      <Skeleton height={140} />
      <LobbyLayout
        main={<Skeleton height={360} />}
        rail={<Skeleton height={360} />}
        after={<Skeleton height={220} />}
      />
    </>
  )
}
