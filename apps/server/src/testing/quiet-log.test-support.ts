import { createLog } from '#platform/log.ts'

export const quietLog = createLog('test', 'silent')
