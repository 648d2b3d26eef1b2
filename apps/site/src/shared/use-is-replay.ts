import { useSearchParams } from 'react-router'

/** True for a play-out that is watched again, `&replay=true`. */
export const useIsReplay = (): boolean => useSearchParams()[0].get('replay') === 'true'
