import { natsUrl } from '@fairground/testkit/vitest/test-database'
import { type Broker, connectBroker } from '#platform/broker/broker.ts'
import { quietLog } from './quiet-log.test-support.ts'

export const testBroker = (): Promise<Broker> => connectBroker(natsUrl(), 'test', quietLog)
