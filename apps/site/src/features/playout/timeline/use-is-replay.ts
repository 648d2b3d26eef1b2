import { useSearchParams } from 'react-router'

/** Whether the address has `&replay=true`. */
export const useIsReplay = (): boolean => useSearchParams()[0].get('replay') === 'true'
