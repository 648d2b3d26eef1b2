import {
  count,
  integer,
  optionalInteger,
  optionalAmount,
  optionalText,
  optionalTime,
  type ReportDeclaration,
  text,
  time,
} from './report.ts'

export const conductReports = {
  sessions: {
    title: 'Sessions of players',
    version: 1,
    about: 'One row per session that began in the period.',
    hasPersonalData: true,
    columns: {
      sessionId: integer('Session'),
      playerId: integer('Player'),
      startedAt: time('Started at'),
      endedAt: optionalTime('Ended at'),
      endReason: optionalText('Ended by'),
    },
  },
  exclusionsAndLimits: {
    title: 'Exclusions and limits',
    version: 1,
    about:
      'One row per restriction of an account that began in the period and per changed limit. A limit without an amount was removed.',
    hasPersonalData: true,
    columns: {
      at: time('Made at'),
      playerId: integer('Player'),
      event: text('Event'),
      what: text('Status or limit'),
      by: text('Set by'),
      endedAt: optionalTime('Ended at'),
      effectiveAt: optionalTime('Effective at'),
      currency: optionalText('Currency'),
      cap: optionalAmount('Limit'),
    },
  },
  interactions: {
    title: 'Interactions with players',
    version: 1,
    about:
      'One row per contact of safer play in the period. 14 days later, the points of the indicators are compared: 3 for a strong one, 1 for a notice.',
    hasPersonalData: true,
    columns: {
      interactionId: integer('Interaction'),
      at: time('Made at'),
      playerId: integer('Player'),
      flagId: optionalInteger('Flag'),
      kind: text('Contact'),
      outcome: text('Outcome'),
      by: text('Made by'),
      evaluatedAt: optionalTime('Evaluated at'),
      change: optionalText('Play since then'),
      pointsBefore: optionalInteger('Points before'),
      pointsAfter: optionalInteger('Points after'),
    },
  },
  significantEvents: {
    title: 'Significant events',
    version: 1,
    about:
      'One row per entry of the audit log and per held draw. States before and after are in the audit log.',
    hasPersonalData: false,
    columns: {
      at: time('At'),
      source: text('Source'),
      number: integer('Number'),
      actor: text('Actor'),
      action: text('Action'),
      subject: text('Subject'),
      reason: text('Reason'),
    },
  },
  staffAccess: {
    title: 'Staff access',
    version: 1,
    about: 'One row per staff member and kind of action at this operator, counted from the audit log.',
    hasPersonalData: false,
    columns: {
      actor: text('Staff member'),
      action: text('Action'),
      actions: count('Number'),
      firstAt: time('First at'),
      lastAt: time('Last at'),
    },
  },
} as const satisfies Readonly<Record<string, ReportDeclaration>>
