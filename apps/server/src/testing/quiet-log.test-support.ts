import { createLog } from '#log.ts'

export const quietLog = createLog('test', 'silent')
