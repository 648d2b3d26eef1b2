import { Skeleton } from '@fairground/ui/parts/skeleton.tsx'
import { LobbyLayout } from '#features/order/lobby-layout.tsx'

/** The lobby of a game whose tickets are dealt, before it is there. */
export function OrderSkeleton() {
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
