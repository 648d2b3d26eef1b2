import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Prometheus metrics of one process. All names start with fairground_. */
export const createMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'fairground_' })
  const registers = [registry]
  const operations = new Histogram({
    name: 'fairground_operation_seconds',
    help: 'Duration of an operation at the gateway, by outcome',
    labelNames: ['operation', 'outcome'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  })
  const batches = new Histogram({
    name: 'fairground_lane_batch_seconds',
    help: 'Duration of one lane transaction',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1],
    registers,
  })
  const commands = new Counter({
    name: 'fairground_lane_commands_total',
    help: 'Commands decided by the lanes',
    registers,
  })
  const relayed = new Counter({
    name: 'fairground_relayed_events_total',
    help: 'Events published from the outbox to the broker',
    registers,
  })
  const failures = new Counter({
    name: 'fairground_failed_steps_total',
    help: 'Failed steps of draws and decks that will be retried, by instance status; in STARTED, prizes are unpaid',
    labelNames: ['status'],
    registers,
  })
  const witnessLag = new Gauge({
    name: 'fairground_log_witness_lag_entries',
    help: 'Entries of a public log that a witness has not cosigned yet',
    labelNames: ['member', 'witness'],
    registers,
  })
  const controlLag = new Gauge({
    name: 'fairground_control_lag_batches',
    help: 'Batches of sales that the control system does not have yet',
    labelNames: ['member'],
    registers,
  })
  const controlFailures = new Counter({
    name: 'fairground_control_failures_total',
    help: 'Requests that the control system refused because it differs, or did not answer',
    labelNames: ['kind'],
    registers,
  })
  const breakGlass = new Counter({
    name: 'fairground_break_glass_sign_ins_total',
    help: 'Sign-ins of the sealed account for emergencies',
    registers,
  })
  const supportCases = new Gauge({
    name: 'fairground_support_cases',
    help: 'Open cases of support that are near their deadline, or behind it',
    labelNames: ['member', 'state'],
    registers,
  })
  const revealCeilings = new Counter({
    name: 'fairground_reveal_ceiling_total',
    help: 'Refused requests of staff who have seen personal data too often on one day',
    labelNames: ['member'],
    registers,
  })
  const overdueFlags = new Gauge({
    name: 'fairground_overdue_player_flags',
    help: 'Flags of players with strong indicators of harm that no person has handled within a day',
    labelNames: ['member'],
    registers,
  })
  const oldestWithdrawal = new Gauge({
    name: 'fairground_oldest_withdrawal_seconds',
    help: 'How long the oldest withdrawal has waited for its approval; 0 if none waits',
    labelNames: ['member'],
    registers,
  })
  const webhooks = new Counter({
    name: 'fairground_webhook_attempts_total',
    help: 'Attempts to deliver an event to an endpoint of an operator, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const disabledWebhooks = new Counter({
    name: 'fairground_webhook_endpoints_disabled_total',
    help: 'Endpoints of operators that were disabled because they failed for days or are gone',
    registers,
  })
  const textMessages = new Counter({
    name: 'fairground_text_message_status_total',
    help: 'What the provider reported about text messages and calls',
    labelNames: ['status'],
    registers,
  })
  const sockets = new Gauge({ name: 'fairground_sockets', help: 'Open channel connections', registers })
  return {
    registry,
    sockets,
    observeOperation: (operation: string, outcome: string, seconds: number) =>
      operations.observe({ operation, outcome }, seconds),
    observeBatch: (count: number, seconds: number) => {
      batches.observe(seconds)
      commands.inc(count)
    },
    observeFailure: (status: string) => failures.inc({ status }),
    observeWitnessLag: (memberId: number, witness: string, entries: number) =>
      witnessLag.set({ member: memberId, witness }, entries),
    observeControlLag: (memberId: number, batches: number) => controlLag.set({ member: memberId }, batches),
    observeControlFailure: (kind: string) => controlFailures.inc({ kind }),
    observeOldestWithdrawal: (memberId: number, seconds: number) =>
      oldestWithdrawal.set({ member: memberId }, seconds),
    observeBreakGlass: () => breakGlass.inc(),
    observeSupportCases: (memberId: number, state: 'near' | 'overdue', count: number) =>
      supportCases.set({ member: memberId, state }, count),
    observeRevealCeiling: (memberId: number) => revealCeilings.inc({ member: memberId }),
    observeOverdueFlags: (memberId: number, count: number) => overdueFlags.set({ member: memberId }, count),
    observeTextMessage: (status: string) => textMessages.inc({ status }),
    observeWebhook: (outcome: string) => webhooks.inc({ outcome }),
    observeDisabledWebhook: () => disabledWebhooks.inc(),
    observeRelayed: (count: number) => relayed.inc(count),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
